import { create } from 'zustand';
import { readStored, STORAGE_KEYS, writeStored } from './storage';

/** The user of this page, who is logged in if a token is in browser storage. */
export interface Session {
  /** Bearer token, or null for a visitor. */
  readonly token: string | null;
  /** The member's id; null for visitors even if one is stored. */
  readonly userId: string | null;
  /** The member's address once known. */
  readonly email: string | null;
  /** Known applications of this member. */
  readonly appliedJobs: readonly string[];
  /** The member's address is not confirmed yet. */
  readonly isUnconfirmed: boolean;
  /** The member's picture on this device, as a data URL; never sent to the server. */
  readonly picture: string | null;
  /** The member belongs to the staff, for links. The server decides what the staff may do. */
  readonly isStaff: boolean;
}

const visitor: Session = {
  token: null,
  userId: null,
  email: null,
  appliedJobs: [],
  isUnconfirmed: false,
  picture: null,
  isStaff: false,
};

function readSession(): Session {
  const token = storedToken();
  if (!token) return visitor;
  const userId = readStored(STORAGE_KEYS.userId);
  const own = userId !== null && readStored(STORAGE_KEYS.storedFor) === userId;
  return {
    token,
    userId,
    email: own ? readStored(STORAGE_KEYS.userEmail) : null,
    appliedJobs: own ? readAppliedJobs() : [],
    isUnconfirmed: isStoredUnconfirmed(userId),
    picture: own ? readPicture() : null,
    isStaff: userId !== null && readStored(STORAGE_KEYS.staffFor) === userId,
  };
}

/** The session as a zustand hook: `useSession((session) => session.token !== null)`. */
export const useSession = create<Session>(() => (typeof window === 'undefined' ? visitor : readSession()));

/** The session outside React. */
export const currentSession = (): Session => useSession.getState();

/** The stored token; another tab may have changed it. */
export function storedToken(): string | null {
  return readStored(STORAGE_KEYS.authToken);
}

/**
 * Stores a login. Emit `auth:login` afterwards.
 * @returns whether it was stored in the browser; else it lasts until the page is closed
 */
export function signIn({ token, userId }: { token: string; userId: string }): { readonly isKept: boolean } {
  claimStorage(userId);
  writeStored(STORAGE_KEYS.userId, userId);
  const isKept = writeStored(STORAGE_KEYS.authToken, token);
  useSession.setState(readSession(), true);
  return { isKept };
}

/** Removes the token, not the user id. Emit `auth:logout` afterwards. */
export function signOut(): void {
  writeStored(STORAGE_KEYS.authToken, null);
  useSession.setState(visitor, true);
}

/**
 * Reads browser storage again, which another tab may have changed. Updates the store only if it
 * differs.
 */
export function refreshSession(): void {
  const { token, userId, isUnconfirmed } = currentSession();
  if (storedToken() !== token) useSession.setState(readSession(), true);
  else if (isUnconfirmed !== isStoredUnconfirmed(userId)) useSession.setState({ isUnconfirmed: !isUnconfirmed });
}

/** Stores whether the member's address is confirmed; other tabs read it on their next refresh. */
export function rememberConfirmation(isConfirmed: boolean): void {
  const { userId } = currentSession();
  if (userId === null) return;
  writeStored(STORAGE_KEYS.unconfirmedFor, isConfirmed ? null : userId);
  useSession.setState({ isUnconfirmed: !isConfirmed });
}

/** Stores whether the member belongs to the staff. */
export function rememberStaff(isStaff: boolean): void {
  const { userId } = currentSession();
  if (userId === null) return;
  writeStored(STORAGE_KEYS.staffFor, isStaff ? userId : null);
  if (currentSession().isStaff !== isStaff) useSession.setState({ isStaff });
}

// A hoisted function, because the store calls it while this module is evaluated.
function isStoredUnconfirmed(userId: string | null): boolean {
  return userId !== null && readStored(STORAGE_KEYS.unconfirmedFor) === userId;
}

/** Stores the member's id and address from the profile. */
export function rememberMember({ userId, email }: { userId: string; email: string }): void {
  claimStorage(userId);
  writeStored(STORAGE_KEYS.userId, userId);
  writeStored(STORAGE_KEYS.userEmail, email);
  useSession.setState({ userId, email, appliedJobs: readAppliedJobs(), picture: readPicture() });
}

/** Adds postings to those the member has applied for. */
export function markApplied(postingIds: readonly string[]): void {
  const { userId } = currentSession();
  if (!userId) return;
  claimStorage(userId);
  useSession.setState({ appliedJobs: writeAppliedJobs([...readAppliedJobs(), ...postingIds]) });
}

/**
 * Replaces the applied postings with those of the server, because an application may have been
 * withdrawn.
 */
export function replaceApplied(postingIds: readonly string[]): void {
  const { userId, appliedJobs } = currentSession();
  if (!userId) return;
  const isSame = postingIds.length === appliedJobs.length && postingIds.every((id) => appliedJobs.includes(id));
  if (isSame) return;
  claimStorage(userId);
  useSession.setState({ appliedJobs: writeAppliedJobs(postingIds) });
}

/**
 * Stores the member's picture on this device, as a data URL; null removes it.
 * @returns false if it is stored only for this page
 */
export function keepPicture(picture: string | null): boolean {
  const { userId } = currentSession();
  if (!userId) return false;
  claimStorage(userId);
  const isKept = writeStored(STORAGE_KEYS.picture, picture);
  useSession.setState({ picture });
  return isKept;
}

// Only images, because other scripts can write here too.
function readPicture(): string | null {
  const stored = readStored(STORAGE_KEYS.picture);
  return stored?.startsWith('data:image/') ? stored : null;
}

// Removes the data of a previous member first.
function claimStorage(userId: string): void {
  if (readStored(STORAGE_KEYS.storedFor) === userId) return;
  writeStored(STORAGE_KEYS.userEmail, null);
  writeStored(STORAGE_KEYS.appliedJobs, null);
  writeStored(STORAGE_KEYS.picture, null);
  writeStored(STORAGE_KEYS.storedFor, userId);
}

// Invalid data is ignored.
function readAppliedJobs(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEYS.appliedJobs) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function writeAppliedJobs(postingIds: readonly string[]): readonly string[] {
  const ids = [...new Set(postingIds)];
  writeStored(STORAGE_KEYS.appliedJobs, JSON.stringify(ids));
  return ids;
}
