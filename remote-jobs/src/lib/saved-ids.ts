import { SAVED_JOBS_MAX } from '@kadam/shared/contract/saved-jobs';
import { isId } from '@kadam/shared/contract/ids';

/** The saved ids a device kept as text, latest first; what is no id is left out. */
export function readSavedIds(stored: string | null): readonly string[] {
  const kept = parsed(stored);
  const ids = Array.isArray(kept) ? kept.filter(isId) : [];
  return [...new Set(ids)].slice(0, SAVED_JOBS_MAX);
}

/** The list with one more at its head, or undefined when it is full. */
export function withSavedId(ids: readonly string[], jobId: string): readonly string[] | undefined {
  if (ids.includes(jobId)) return ids;
  return ids.length < SAVED_JOBS_MAX ? [jobId, ...ids] : undefined;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}
