import { useCallback, useEffect, useRef, useState } from 'react';
import { emit, listen } from '@kadam/shared/events';
import { currentSession, useSession } from '@kadam/shared/session';

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

// Address of the member whose session has ended in this task, because a page then requests a login
// at once. It is not stored longer, so that a logout leaves no address.
function useEndedMember(): () => string | null {
  const email = useRef<string | null>(null);

  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (before.token === null || now.token !== null) return;
        email.current = before.email;
        queueMicrotask(() => (email.current = null));
      }),
    [],
  );

  return useCallback(() => email.current, []);
}
