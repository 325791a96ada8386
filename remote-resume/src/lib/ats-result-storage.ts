import { recordOf, textOf } from './json-values';
import { toAtsResult, type AtsResult } from './ats-result';

/** Session storage key. */
const RESULT_KEY = 'ats_result';

export interface StoredResult {
  readonly result: AtsResult;
  readonly fileName: string;
}

/** The stored result; undefined if there is none, it is damaged or storage is disabled. */
export function loadResult(): StoredResult | undefined {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(RESULT_KEY) ?? 'null');
    const result = toAtsResult(stored);
    return result && { result, fileName: textOf(recordOf(stored).fileName) };
  } catch {
    return undefined;
  }
}

/** Stores the unparsed response. If there is no space, the result is still shown. */
export function saveResponse(response: unknown, fileName: string): void {
  try {
    window.sessionStorage.setItem(RESULT_KEY, JSON.stringify({ ...recordOf(response), fileName }));
  } catch {
    removeResult();
  }
}

export function removeResult(): void {
  try {
    window.sessionStorage.removeItem(RESULT_KEY);
  } catch {
    // Nothing is stored if storage is disabled.
  }
}
