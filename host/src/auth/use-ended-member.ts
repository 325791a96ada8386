import { useCallback, useEffect, useRef } from 'react';
import { useSession } from '@kadam/shared/session';

/**
 * Address of the member whose session a page has ended in this very step, because the server no longer knows it: such a page asks for a
 * login in the same breath. Afterwards nobody's address is kept, so that a member who logs out leaves none to the next person.
 */
export function useEndedMember(): () => string | null {
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
