import { MAX_SAVED_JOBS } from '@kadam/shared/contract/saved-jobs';
import { isId } from '@kadam/shared/contract/ids';

/** Parses the stored ids, latest first; invalid ones are dropped. */
export function readSavedIds(text: string | null): readonly string[] {
  const stored = parsed(text);
  const ids = Array.isArray(stored) ? stored.filter(isId) : [];
  return [...new Set(ids)].slice(0, MAX_SAVED_JOBS);
}

/** Adds an id at the head; undefined if the list is full. */
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
