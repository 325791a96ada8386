import { listen } from '@kadam/shared/events';
import { currentSession, useSession } from '@kadam/shared/session';
import { useEffect, useEffectEvent } from 'react';

/** Saving that was refused with the token `ended`, and goes on with the next one. */
export interface AwaitingLogin {
  readonly status: 'awaiting-login';
  readonly ended: string | null;
}

interface WhatThen {
  readonly onLogin: () => void;
  readonly onClose: () => void;
}

/**
 * Goes on once the person has logged in again. It waits for the store and not for `auth:login`, because a form that belongs to somebody
 * else is gone by then and must not be sent.
 */
export function useAfterLogin(state: { readonly status: string } | AwaitingLogin, then: WhatThen): void {
  const token = useSession((session) => session.token);
  const isWaiting = 'ended' in state;
  const isLoggedIn = isWaiting && token !== null && token !== state.ended;
  const handleLogin = useEffectEvent(then.onLogin);
  const handleClose = useEffectEvent(then.onClose);
  useEffect(() => {
    if (isLoggedIn) handleLogin();
  }, [isLoggedIn]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    return listen('auth:closeLogin', () => {
      if (currentSession().token === null) handleClose();
    });
  }, [isWaiting]);
}
