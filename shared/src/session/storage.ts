/** Names in browser storage (specification, section 3). Other people's scripts and old builds read them, so they never change. */
export const STORAGE_KEYS = {
  authToken: 'authToken',
  userId: 'userId',
  userEmail: 'userEmail',
  appliedJobs: 'appliedJobs',
  /** The picture that a member chose for this device, as a data URL. */
  picture: 'kadam.picture',
  /** Whose `userEmail`, `appliedJobs` and picture these are: logout leaves them behind, and the next person must not see them. */
  storedFor: 'storedFor',
  /** The id of the member whose address is not confirmed yet. */
  unconfirmedFor: 'unconfirmedFor',
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

/**
 * Keeps `value` under `key`; null removes it. Never throws.
 * @returns false when only this page keeps it
 */
export function writeStored(key: StorageKey, value: string | null): boolean {
  memory.delete(key);
  if (value !== null && setItem(key, value)) return true;
  removeItem(key);
  if (value !== null) memory.set(key, value);
  return value === null;
}

function setItem(key: StorageKey, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

// Also where the new value was refused: a full storage still answers the old one.
function removeItem(key: StorageKey): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked as a whole; then it answers nothing either.
  }
}
