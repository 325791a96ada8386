import { emit } from '@kadam/shared/events';
import { currentSession, signOut } from '@kadam/shared/session';

interface EndedSession {
  /** The rejected token. A newer session, also of another tab, is not signed out. */
  readonly token: string | null;
  /** Shown above the login form. */
  readonly reason?: string;
}

/** Signs out of a session that the server rejected, and opens the login dialog. */
export function logInAgain({ token, reason }: EndedSession): void {
  if (currentSession().token === token) signOut();
  emit('auth:logout');
  emit('auth:openLogin', reason === undefined ? undefined : { reason });
}
