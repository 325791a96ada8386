import { emit } from '@kadam/shared/events';
import { signOut } from '@kadam/shared/session';

/** Ends the session in this tab; other tabs notice it themselves. */
export function logOut(): void {
  signOut();
  emit('auth:logout');
}
