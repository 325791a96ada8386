import { readStored, STORAGE_KEYS, writeStored } from './storage';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The stored list of applied posting ids; rubbish reads as empty. */
export function readAppliedJobs(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEYS.appliedJobs) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isText) : [];
  } catch {
    return [];
  }
}

/** Adds postings to the stored list and answers the whole list. */
export const addAppliedJobs = (postingIds: readonly string[]): readonly string[] =>
  writeAppliedJobs([...readAppliedJobs(), ...postingIds]);

/** Puts these postings in the place of the stored list, and answers them. */
export function writeAppliedJobs(postingIds: readonly string[]): readonly string[] {
  const ids = [...new Set(postingIds)];
  writeStored(STORAGE_KEYS.appliedJobs, JSON.stringify(ids));
  return ids;
}
