import { useCallback, useEffect, useRef, useState } from 'react';
import { emit, listen } from '@kadam/shared/events';
import { currentSession, useSession } from '@kadam/shared/session';
import { useEndedMember } from './use-ended-member';

/** Which of the three dialogs stands open, and what it was told. */
export type AuthView =
  | { readonly view: 'closed' }
  | { readonly view: 'login'; readonly reason?: string; readonly email?: string }
  | { readonly view: 'signup' | 'forgot'; readonly email?: string };

const CLOSED: AuthView = { view: 'closed' };
const ACCOUNT_READY = 'Your account is ready. Please log in.';

/**
 * Opens and closes the dialogs, on events and by hand. Going from login to signup or to a forgotten password and back is one visit: whoever asked for a login
 * hears `auth:login` at its end, or `auth:closeLogin` when the person gives up.
 */
export function useAuthView() {
  const [view, show] = useState<AuthView>(CLOSED);
  const endedMember = useEndedMember();

  useEffect(() => {
    const stops = [
      listen('auth:openLogin', (detail) => {
        const email = detail?.email ?? endedMember();
        show({ view: 'login', ...(detail?.reason && { reason: detail.reason }), ...(email && { email }) });
      }),
      listen('auth:closeLogin', () => show(CLOSED)),
      listen('auth:login', () => show(CLOSED)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [endedMember]);
  useLoginElsewhere(view.view !== 'closed');

  return {
    view,
    /** The address typed goes along from one dialog to the next; a password never does. */
    showLogin: useCallback((email: string) => show({ view: 'login', email }), []),
    showSignup: useCallback((email: string) => show({ view: 'signup', email }), []),
    showForgot: useCallback((email: string) => show({ view: 'forgot', email }), []),
    /** The login for the account that has just been made. */
    showFirstLogin: useCallback((email: string) => show({ view: 'login', email, reason: ACCOUNT_READY }), []),
    giveUp: useCallback(() => emit('auth:closeLogin'), []),
  };
}

/** Closes the dialogs of a visitor who has signed in in another tab; what waits for a login here is given up, not done unseen. */
function useLoginElsewhere(isOpen: boolean): void {
  const token = useSession((session) => session.token);
  const known = useRef(token);

  useEffect(() => listen('auth:login', () => (known.current = currentSession().token)), []);
  useEffect(() => {
    if (isOpen && known.current === null && token !== null) emit('auth:closeLogin');
    known.current = token;
  }, [isOpen, token]);
}
