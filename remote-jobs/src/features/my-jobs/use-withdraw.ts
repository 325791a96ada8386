import { useMemberAction } from '@kadam/shared/login/action';
import type { Application } from '../../lib/applications-answer';
import { EXPIRED_MESSAGE } from '../../lib/failure-messages';
import { withdrawApplication } from './my-jobs.requests';

const FAILED = 'The application could not be withdrawn. Please try again.';

/** Withdraws one application. */
export const useWithdraw = (id: string, onWithdrawn: (standing: Pick<Application, 'status' | 'history'>) => void) =>
  useMemberAction({
    send: async () => onWithdrawn(await withdrawApplication(id)),
    failedMessage: FAILED,
    expiredMessage: EXPIRED_MESSAGE,
  });
