/**
 * Keys in browser storage. Third-party scripts and older builds read them, so they never change.
 */
export const STORAGE_KEYS = {
  authToken: 'authToken',
  userId: 'userId',
  userEmail: 'userEmail',
  appliedJobs: 'appliedJobs',
  /** The member's picture on this device, as a data URL. */
  picture: 'kadam.picture',
  /**
   * Owner of `userEmail`, `appliedJobs` and the picture, which stay after logout; the next member
   * must not see them.
   */
  storedFor: 'storedFor',
  /** Id of the member whose address is not confirmed. */
  unconfirmedFor: 'unconfirmedFor',
  /** Id of the member who belongs to the staff. */
  staffFor: 'kadam.staffFor',
} as const;

type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

// Storage throws if it is full, disabled or blocked. The session then lasts for this page.
const memory = new Map<string, string>();

/** The stored text, or null. Falls back to memory if storage is unavailable. */
export function readStored(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/**
 * Stores `value`, or removes it if null. Never throws.
 * @returns false if it is stored only for this page
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

// Also after a failed write, else the old value would be read.
function removeItem(key: StorageKey): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage is blocked; reads fail too.
  }
}
