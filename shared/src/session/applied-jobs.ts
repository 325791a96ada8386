import { readStored, STORAGE_KEYS, writeStored } from './storage';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Stored ids of applied postings; invalid data is ignored. */
export function readAppliedJobs(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEYS.appliedJobs) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isText) : [];
  } catch {
    return [];
  }
}

/** Adds postings to the stored list and returns it. */
export const addAppliedJobs = (postingIds: readonly string[]): readonly string[] =>
  writeAppliedJobs([...readAppliedJobs(), ...postingIds]);

/** Replaces the stored list and returns it. */
export function writeAppliedJobs(postingIds: readonly string[]): readonly string[] {
  const ids = [...new Set(postingIds)];
  writeStored(STORAGE_KEYS.appliedJobs, JSON.stringify(ids));
  return ids;
}
