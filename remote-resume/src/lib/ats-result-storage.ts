import { recordOf, textOf } from './json-values';
import { toAtsResult, type AtsResult } from './ats-result';

/** Session storage key. */
const RESULT_KEY = 'ats_result';

export interface KeptResult {
  readonly result: AtsResult;
  readonly fileName: string;
}

/** The stored result; undefined if there is none, it is damaged or storage is disabled. */
export function loadResult(): KeptResult | undefined {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(RESULT_KEY) ?? 'null');
    const result = toAtsResult(kept);
    return result && { result, fileName: textOf(recordOf(kept).fileName) };
  } catch {
    return undefined;
  }
}

/** Stores the unparsed response. If there is no space, the result is still shown. */
export function saveAnswer(answer: unknown, fileName: string): void {
  try {
    window.sessionStorage.setItem(RESULT_KEY, JSON.stringify({ ...recordOf(answer), fileName }));
  } catch {
    forgetResult();
  }
}

export function forgetResult(): void {
  try {
    window.sessionStorage.removeItem(RESULT_KEY);
  } catch {
    // Nothing is stored if storage is disabled.
  }
}
