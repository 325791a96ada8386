import { emit } from '@kadam/shared/events';
import { currentSession, signOut } from '@kadam/shared/session';
import { useEffect, useState } from 'react';
import { EXPIRED_MESSAGE } from './lib/profile-failure';

/**
 * A session that ended by itself: `end` signs out and asks to log in again. `hasEnded` holds until the next login; a member who logs
 * out by choice has not ended it this way.
 */
export function useEndedSession(token: string | null) {
  const [endedToken, setEndedToken] = useState<string | null>(null);
  if (endedToken !== null && token !== null && token !== endedToken) setEndedToken(null);
  useEffect(() => {
    if (endedToken === null) return;
    if (currentSession().token === endedToken) signOut();
    emit('auth:logout');
    emit('auth:openLogin', { reason: EXPIRED_MESSAGE });
  }, [endedToken]);
  const end = () => {
    if (token !== null) setEndedToken(token);
    else emit('auth:openLogin', { reason: EXPIRED_MESSAGE });
  };
  return { hasEnded: endedToken !== null, end };
}
