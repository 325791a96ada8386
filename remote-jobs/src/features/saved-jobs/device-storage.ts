import { SAVED_JOBS_MESSAGES } from '@kadam/shared/contract/saved-jobs';
import { readSavedIds, withSavedId } from '../../lib/saved-ids';
import { showMessage } from './saved-jobs-store';

/** Posting ids saved by visitors, as a JSON list, latest first. */
const DEVICE_KEY = 'kadam.savedJobs';
/** Written on changes of a member's list, to notify other tabs. */
export const CHANGED_KEY = 'kadam.savedJobsChanged';

const observers = new Set<() => void>();
// The list if storage is full or disabled; lasts until the page is closed.
let unstored: readonly string[] | null = null;
let lastRead: { readonly text: string | null; readonly ids: readonly string[] } = { text: null, ids: [] };

/** The ids saved on this device; the same array while nothing changes. */
export function deviceIds(): readonly string[] {
  if (unstored) return unstored;
  const text = storedText();
  if (text !== lastRead.text) lastRead = { text, ids: readSavedIds(text) };
  return lastRead.ids;
}

/** Changes the saved ids. Never throws. */
export function changeDevice(change: (ids: readonly string[]) => readonly string[]): void {
  const ids = change(deviceIds());
  const isStored = write(DEVICE_KEY, ids.length > 0 ? JSON.stringify(ids) : null);
  unstored = isStored ? null : ids;
  observers.forEach((onChange) => onChange());
}

/**
 * Subscribes to changes, also of other tabs.
 * @returns a function that unsubscribes
 */
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

/** Notifies other tabs of a change of the member's list. */
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

/** Saves or removes a job on this device; shows a message if the list is full. */
export function saveOnDevice(jobId: string, isSaved: boolean): void {
  if (isSaved && withSavedId(deviceIds(), jobId) === undefined) showMessage(SAVED_JOBS_MESSAGES.full);
  changeDevice((ids) => (isSaved ? (withSavedId(ids, jobId) ?? ids) : ids.filter((id) => id !== jobId)));
}
