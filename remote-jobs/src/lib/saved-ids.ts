import { MAX_SAVED_JOBS } from '@kadam/shared/contract/saved-jobs';
import { isId } from '@kadam/shared/contract/ids';

/** The saved ids a device kept as text, latest first; what is no id is left out. */
export function readSavedIds(text: string | null): readonly string[] {
  const stored = parsed(text);
  const ids = Array.isArray(stored) ? stored.filter(isId) : [];
  return [...new Set(ids)].slice(0, MAX_SAVED_JOBS);
}

/** The list with one more at its head, or undefined when it is full. */
export function withSavedId(ids: readonly string[], jobId: string): readonly string[] | undefined {
  if (ids.includes(jobId)) return ids;
  return ids.length < MAX_SAVED_JOBS ? [jobId, ...ids] : undefined;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}
