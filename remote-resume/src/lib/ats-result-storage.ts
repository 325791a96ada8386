import { recordOf, textOf } from './json-values';
import { toAtsResult, type AtsResult } from './ats-result';

/** Name in session storage (specification, section 3). */
const RESULT_KEY = 'ats_result';

export interface KeptResult {
  readonly result: AtsResult;
  readonly fileName: string;
}

/** The result this tab keeps; undefined when there is none, it is damaged, or storage is closed. */
export function loadResult(): KeptResult | undefined {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(RESULT_KEY) ?? 'null');
    const result = toAtsResult(kept);
    return result && { result, fileName: textOf(recordOf(kept).fileName) };
  } catch {
    return undefined;
  }
}

/** Keeps the server's answer as it came. Without room for it the result still stands on the page. */
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
    // A browser whose storage is closed keeps nothing anyway.
  }
}
