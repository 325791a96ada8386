import { emit } from '@kadam/shared/events';
import { currentSession, signOut } from '@kadam/shared/session';

interface EndedSession {
  /** The token that the server refused. Another session, begun meanwhile in this or another tab, is not signed out. */
  readonly token: string | null;
  /** Sentence above the login form. */
  readonly reason?: string;
}

/** Signs out of a session that the server no longer accepts, and opens the login dialog. What goes on after the login is the caller's. */
export function logInAgain({ token, reason }: EndedSession): void {
  if (currentSession().token === token) signOut();
  emit('auth:logout');
  emit('auth:openLogin', reason === undefined ? undefined : { reason });
}
