import { create } from 'zustand';
import { addAppliedJobs, readAppliedJobs, writeAppliedJobs } from './applied-jobs';
import { readStored, STORAGE_KEYS, writeStored } from './storage';

/** Who is using this page. Logged in means: a token is in browser storage (specification, section 4). */
export interface Session {
  /** Bearer token, or null for a visitor. */
  readonly token: string | null;
  /** The member's id; a visitor has none even if one is still stored (specification-decisions, row 18). */
  readonly userId: string | null;
  /** The member's address once it is known. */
  readonly email: string | null;
  /** Postings this member is known to have applied for. */
  readonly appliedJobs: readonly string[];
  /** The server said that the member's address is not confirmed yet. */
  readonly isUnconfirmed: boolean;
  /** The picture this member chose on this device, as a data URL; it is never sent. */
  readonly picture: string | null;
}

const visitor: Session = {
  token: null,
  userId: null,
  email: null,
  appliedJobs: [],
  isUnconfirmed: false,
  picture: null,
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
  };
}

/** The session of this page as a zustand hook: `useSession((session) => session.token !== null)`. */
export const useSession = create<Session>(() => (typeof window === 'undefined' ? visitor : readSession()));

/** The session right now, outside React. */
export const currentSession = (): Session => useSession.getState();

/** The token as it is stored at this moment; another tab may have changed it since the store was told. */
export function storedToken(): string | null {
  return readStored(STORAGE_KEYS.authToken);
}

/**
 * Stores a successful login. Raise `auth:login` afterwards.
 * @returns whether the browser keeps it; else it lasts until this page is closed or loaded again
 */
export function signIn({ token, userId }: { token: string; userId: string }): { readonly isKept: boolean } {
  claimStorage(userId);
  writeStored(STORAGE_KEYS.userId, userId);
  const isKept = writeStored(STORAGE_KEYS.authToken, token);
  useSession.setState(readSession(), true);
  return { isKept };
}

/** Forgets the token; the stored user id stays (specification, section 4). Raise `auth:logout` afterwards. */
export function signOut(): void {
  writeStored(STORAGE_KEYS.authToken, null);
  useSession.setState(visitor, true);
}

/** Reads browser storage again, because another tab may have changed it. Writes to the store only what differs. */
export function refreshSession(): void {
  const { token, userId, isUnconfirmed } = currentSession();
  if (storedToken() !== token) useSession.setState(readSession(), true);
  else if (isUnconfirmed !== isStoredUnconfirmed(userId)) useSession.setState({ isUnconfirmed: !isUnconfirmed });
}

/** Keeps whether the member's address is confirmed, as the server said; other tabs follow with their next reading of storage. */
export function rememberConfirmation(isConfirmed: boolean): void {
  const { userId } = currentSession();
  if (userId === null) return;
  writeStored(STORAGE_KEYS.unconfirmedFor, isConfirmed ? null : userId);
  useSession.setState({ isUnconfirmed: !isConfirmed });
}

// A declaration: the store reads it while this module is still being evaluated.
function isStoredUnconfirmed(userId: string | null): boolean {
  return userId !== null && readStored(STORAGE_KEYS.unconfirmedFor) === userId;
}

/** Keeps the member's id and address once the profile has told them. */
export function rememberMember({ userId, email }: { userId: string; email: string }): void {
  claimStorage(userId);
  writeStored(STORAGE_KEYS.userId, userId);
  writeStored(STORAGE_KEYS.userEmail, email);
  useSession.setState({ userId, email, appliedJobs: readAppliedJobs(), picture: readPicture() });
}

/** Marks postings as applied for by the signed-in member; adds to what is known. */
export function markApplied(postingIds: readonly string[]): void {
  const { userId } = currentSession();
  if (!userId) return;
  claimStorage(userId);
  useSession.setState({ appliedJobs: addAppliedJobs(postingIds) });
}

/** Puts what the server knows in the place of what is remembered: an application may have been withdrawn. */
export function replaceApplied(postingIds: readonly string[]): void {
  const { userId, appliedJobs } = currentSession();
  if (!userId) return;
  const isSame = postingIds.length === appliedJobs.length && postingIds.every((id) => appliedJobs.includes(id));
  if (isSame) return;
  claimStorage(userId);
  useSession.setState({ appliedJobs: writeAppliedJobs(postingIds) });
}

/**
 * Keeps the signed-in member's picture on this device, as a data URL; null removes it.
 * @returns false when only this page keeps it
 */
export function keepPicture(picture: string | null): boolean {
  const { userId } = currentSession();
  if (!userId) return false;
  claimStorage(userId);
  const isKept = writeStored(STORAGE_KEYS.picture, picture);
  useSession.setState({ picture });
  return isKept;
}

// An image and nothing else: other scripts of the page can write here too.
function readPicture(): string | null {
  const stored = readStored(STORAGE_KEYS.picture);
  return stored?.startsWith('data:image/') ? stored : null;
}

// What an earlier person left behind goes before anything of this one is stored (specification-decisions, row 18).
function claimStorage(userId: string): void {
  if (readStored(STORAGE_KEYS.storedFor) === userId) return;
  writeStored(STORAGE_KEYS.userEmail, null);
  writeStored(STORAGE_KEYS.appliedJobs, null);
  writeStored(STORAGE_KEYS.picture, null);
  writeStored(STORAGE_KEYS.storedFor, userId);
}
