import { useEffect, useEffectEvent } from 'react';
import { emit, listen } from '@kadam/shared/events';
import { signOut } from '@kadam/shared/session';

/** Sending was refused because the session of `memberId` has ended; null when it was never told whose it was. */
export interface AwaitingLogin {
  readonly status: 'awaiting-login';
  readonly memberId: string | null;
  /** The server's sentence about it. */
  readonly message: string;
}

interface WhatThen {
  readonly onReturn: () => void;
  readonly onOther: (userId: string) => void;
  readonly onGiveUp: (message: string) => void;
}

/** Asks to log in again when the session has ended, and tells how that went: the same member, somebody else, or nobody. */
export function useRenewedLogin(state: { readonly status: string } | AwaitingLogin, then: WhatThen): void {
  const awaiting = 'memberId' in state ? state : undefined;
  const handleLogin = useEffectEvent((userId: string) => {
    const isOther = awaiting?.memberId != null && userId !== awaiting.memberId;
    return isOther ? then.onOther(userId) : then.onReturn();
  });
  const handleClose = useEffectEvent(() => then.onGiveUp(awaiting?.message ?? ''));

  useEffect(() => {
    if (!awaiting) return undefined;
    const stops = [
      listen('auth:login', ({ userId }) => handleLogin(userId)),
      listen('auth:closeLogin', () => handleClose()),
    ];
    signOut();
    emit('auth:logout');
    emit('auth:openLogin', { reason: awaiting.message });
    return () => stops.forEach((stop) => stop());
  }, [awaiting]);
}
