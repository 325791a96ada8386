import { useCallback, useEffect, useRef, useState } from 'react';
import { emit, listen } from '@kadam/shared/events';
import { currentSession, useSession } from '@kadam/shared/session';
import { useEndedMember } from './use-ended-member';

/** The open dialog and its props. */
export type AuthView =
  | { readonly view: 'closed' }
  | { readonly view: 'login'; readonly reason?: string; readonly email?: string }
  | { readonly view: 'signup' | 'forgot'; readonly email?: string };

const CLOSED: AuthView = { view: 'closed' };
const ACCOUNT_READY = 'Your account is ready. Please log in.';

/**
 * Opens and closes the dialogs on events and clicks. Switching between them is one session: it ends
 * with `auth:login`, or `auth:closeLogin` if the person gives up.
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
    /** The address is passed between dialogs, a password is not. */
    showLogin: useCallback((email: string) => show({ view: 'login', email }), []),
    showSignup: useCallback((email: string) => show({ view: 'signup', email }), []),
    showForgot: useCallback((email: string) => show({ view: 'forgot', email }), []),
    /** Login after a signup. */
    showFirstLogin: useCallback((email: string) => show({ view: 'login', email, reason: ACCOUNT_READY }), []),
    giveUp: useCallback(() => emit('auth:closeLogin'), []),
  };
}

/**
 * Closes the dialogs after a login in another tab; callers waiting for a login get
 * `auth:closeLogin`.
 */
function useLoginElsewhere(isOpen: boolean): void {
  const token = useSession((session) => session.token);
  const known = useRef(token);

  useEffect(() => listen('auth:login', () => (known.current = currentSession().token)), []);
  useEffect(() => {
    if (isOpen && known.current === null && token !== null) emit('auth:closeLogin');
    known.current = token;
  }, [isOpen, token]);
}
