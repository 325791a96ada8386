import { useCallback, useEffect, useState } from 'react';
import { emit, listen } from '@kadam/shared/events';

/** Which of the two dialogs stands open, and what it was told. */
export type AuthView =
  | { readonly view: 'closed' }
  | { readonly view: 'login'; readonly reason?: string; readonly email?: string }
  | { readonly view: 'signup' };

const CLOSED: AuthView = { view: 'closed' };

/**
 * Opens and closes the dialogs, on events and by hand. Going from login to signup and back is one visit: whoever asked for a login
 * hears `auth:login` at its end, or `auth:closeLogin` when the person gives up.
 */
export function useAuthView() {
  const [view, show] = useState<AuthView>(CLOSED);

  useEffect(() => {
    const stops = [
      listen('auth:openLogin', (detail) => show({ view: 'login', ...(detail?.reason && { reason: detail.reason }) })),
      listen('auth:closeLogin', () => show(CLOSED)),
      listen('auth:login', () => show(CLOSED)),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);

  return {
    view,
    showLogin: useCallback((email?: string) => {
      show({ view: 'login', ...(email !== undefined && { email }) });
    }, []),
    showSignup: useCallback(() => show({ view: 'signup' }), []),
    giveUp: useCallback(() => emit('auth:closeLogin'), []),
  };
}
