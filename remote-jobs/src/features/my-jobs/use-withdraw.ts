import { ApiError, serverMessage } from '@kadam/shared/http';
import { logInAgain } from '@kadam/shared/login';
import { currentSession } from '@kadam/shared/session';
import { useState } from 'react';
import type { Application } from '../../lib/applications-answer';
import { EXPIRED_MESSAGE } from '../../lib/failure-messages';
import { withdrawApplication } from './my-jobs.requests';

type Standing = Pick<Application, 'status' | 'history'>;

const FAILED = 'The application could not be withdrawn. Please try again.';

/** Withdrawing one application, once however often it is pressed. */
export function useWithdraw(id: string, onWithdrawn: (standing: Standing) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();

  async function run(): Promise<void> {
    setIsBusy(true);
    setMessage(undefined);
    const { token } = currentSession();
    try {
      onWithdrawn(await withdrawApplication(id));
    } catch (error) {
      setIsBusy(false);
      if (error instanceof ApiError && error.status === 401) logInAgain({ token, reason: EXPIRED_MESSAGE });
      else setMessage(error instanceof ApiError ? (serverMessage(error.body) ?? error.message) : FAILED);
    }
  }

  return { isBusy, message, withdraw: () => void run() };
}
