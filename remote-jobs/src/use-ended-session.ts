import { emit } from '@kadam/shared/events';
import { logInAgain } from '@kadam/shared/login';
import { currentSession } from '@kadam/shared/session';
import { useEffect, useState } from 'react';
import { EXPIRED_MESSAGE } from './lib/failure-messages';

/**
 * A session that ended by itself: `end` signs out and asks to log in again. `hasEnded` stays true
 * until the next login; a deliberate logout does not set it.
 */
export function useEndedSession(token: string | null) {
  const [endedToken, setEndedToken] = useState<string | null>(null);
  if (endedToken !== null && token !== null && token !== endedToken) setEndedToken(null);
  useEffect(() => {
    if (endedToken !== null) logInAgain({ token: endedToken, reason: EXPIRED_MESSAGE });
  }, [endedToken]);
  const end = () => {
    const { token: current } = currentSession();
    if (current !== null) setEndedToken(current);
    else emit('auth:openLogin', { reason: EXPIRED_MESSAGE });
  };
  return { hasEnded: endedToken !== null, end };
}
