import { useCallback, useEffect, useRef } from 'react';
import { useSession } from '@kadam/shared/session';

/**
 * Address of the member whose session has ended in this task, because a page then requests a login
 * at once. It is not kept longer, so that a logout leaves no address.
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
