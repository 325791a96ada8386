import { useEffect, useEffectEvent } from 'react';
import { emit, listen } from '@kadam/shared/events';
import { signOut } from '@kadam/shared/session';

/** Sending was refused because the session of `memberId` has ended. */
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
  const handleLogin = useEffectEvent((userId: string) =>
    userId === awaiting?.memberId ? then.onReturn() : then.onOther(userId),
  );
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
