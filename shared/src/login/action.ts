import { ApiError, serverMessage } from '@kadam/shared/http';
import { currentSession } from '@kadam/shared/session';
import { useState } from 'react';
import { logInAgain } from './log-in-again';

interface MemberAction {
  /**
   * Sends the request and handles its success. The state stays busy, because the view is expected
   * to unmount.
   */
  readonly send: () => Promise<void>;
  /** Shown if `send` throws anything but an `ApiError`. */
  readonly failedMessage: string;
  /** Shown above the login form if the session has ended. */
  readonly expiredMessage: string;
}

/**
 * State of a request that a member confirms, for example in a `ConfirmDialog`; `message` is its
 * error.
 */
export function useMemberAction({ send, failedMessage, expiredMessage }: MemberAction) {
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();

  async function sendOnce(): Promise<void> {
    setIsBusy(true);
    setMessage(undefined);
    const { token } = currentSession();
    try {
      await send();
    } catch (error) {
      setIsBusy(false);
      if (error instanceof ApiError && error.status === 401) logInAgain({ token, reason: expiredMessage });
      else setMessage(error instanceof ApiError ? (serverMessage(error.body) ?? error.message) : failedMessage);
    }
  }

  return { isBusy, message, run: () => void sendOnce() };
}
