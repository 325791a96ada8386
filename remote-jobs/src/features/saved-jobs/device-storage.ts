import { SAVED_JOBS_MESSAGES } from '@kadam/shared/contract/saved-jobs';
import { readSavedIds, withSavedId } from '../../lib/saved-ids';
import { showMessage } from './saved-jobs-store';

/** Posting ids saved by whoever uses this browser without being signed in, as a JSON list, latest first. */
const DEVICE_KEY = 'kadam.savedJobs';
/** Written whenever a member's list was changed here; other tabs hear of it. */
export const CHANGED_KEY = 'kadam.savedJobsChanged';

const observers = new Set<() => void>();
// The list that storage did not take, because it is full, switched off or blocked: kept for as long as this page lives.
let unstored: readonly string[] | null = null;
let lastRead: { readonly text: string | null; readonly ids: readonly string[] } = { text: null, ids: [] };

/** What this device keeps right now; the same list while nothing changes. */
export function deviceIds(): readonly string[] {
  if (unstored) return unstored;
  const text = storedText();
  if (text !== lastRead.text) lastRead = { text, ids: readSavedIds(text) };
  return lastRead.ids;
}

/** Changes what the device keeps. Never throws. */
export function changeDevice(change: (ids: readonly string[]) => readonly string[]): void {
  const ids = change(deviceIds());
  const isStored = write(DEVICE_KEY, ids.length > 0 ? JSON.stringify(ids) : null);
  unstored = isStored ? null : ids;
  observers.forEach((onChange) => onChange());
}

/** Hears of every change, those of other tabs included; answers the function that stops it. */
export function observeDevice(onChange: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === DEVICE_KEY || key === null) onChange();
  };
  observers.add(onChange);
  window.addEventListener('storage', handleStorage);
  return () => {
    observers.delete(onChange);
    window.removeEventListener('storage', handleStorage);
  };
}

/** Tells the other tabs that the member's list is another one now. */
export const notifyOtherTabs = (): void => void write(CHANGED_KEY, String(Date.now()));

function storedText(): string | null {
  try {
    return window.localStorage.getItem(DEVICE_KEY);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): boolean {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Saves a job on this device or removes it, and says so where there is no room. */
export function saveOnDevice(jobId: string, isSaved: boolean): void {
  if (isSaved && withSavedId(deviceIds(), jobId) === undefined) showMessage(SAVED_JOBS_MESSAGES.full);
  changeDevice((ids) => (isSaved ? (withSavedId(ids, jobId) ?? ids) : ids.filter((id) => id !== jobId)));
}
