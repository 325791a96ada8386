/** Names in browser storage (specification, section 3). Other people's scripts and old builds read them, so they never change. */
export const STORAGE_KEYS = {
  authToken: 'authToken',
  userId: 'userId',
  userEmail: 'userEmail',
  appliedJobs: 'appliedJobs',
  /** Whose `userEmail` and `appliedJobs` these are: logout leaves them behind, and the next person must not see them. */
  storedFor: 'storedFor',
} as const;

type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

// Storage throws when it is full, switched off or blocked. A visitor without storage still gets a portal: signed in for this page only.
const memory = new Map<string, string>();

/** Text kept under `key`, or null. Falls back to this page's memory where storage is unavailable. */
export function readStored(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps `value` under `key`; null removes it. Never throws. */
export function writeStored(key: StorageKey, value: string | null): void {
  memory.delete(key);
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value);
  }
}
