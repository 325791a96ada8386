import { ApiError, serverMessage } from '@kadam/shared/http';
import { currentSession } from '@kadam/shared/session';
import { useState } from 'react';
import { logInAgain } from './log-in-again';

interface MemberAction {
  /** Sends the request and does what follows its success. The state then stays busy, as the view is expected to go. */
  readonly send: () => Promise<void>;
  /** Shown when `send` fails with an error that is no `ApiError`. */
  readonly failedMessage: string;
  /** Sentence above the login form when the session is over. */
  readonly expiredMessage: string;
}

/** The state of one request that a member confirms, for example in a `ConfirmDialog`: `message` says why it failed. */
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
