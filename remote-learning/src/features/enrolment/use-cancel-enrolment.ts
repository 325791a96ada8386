import { ApiError, serverMessage } from '@kadam/shared/http';
import { logInAgain } from '@kadam/shared/login';
import { queryClient } from '@kadam/shared/query';
import { currentSession } from '@kadam/shared/session';
import { useState } from 'react';
import { courseKeys } from '../../lib/course-keys';
import { sendCancellation } from './enrolment.requests';

const EXPIRED = 'Your session has expired. Please log in again.';
const FAILED = 'Your enrollment could not be canceled. Please try again.';

/** Canceling one enrollment, once however often it is pressed. */
export function useCancelEnrolment(courseId: string, onCanceled: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();

  async function run(): Promise<void> {
    setIsBusy(true);
    setMessage(undefined);
    const { token } = currentSession();
    try {
      await sendCancellation(courseId);
      noteCanceled(courseId);
      onCanceled();
    } catch (error) {
      setIsBusy(false);
      if (error instanceof ApiError && error.status === 401) logInAgain({ token, reason: EXPIRED });
      else setMessage(error instanceof ApiError ? (serverMessage(error.body) ?? error.message) : FAILED);
    }
  }

  return { isBusy, message, cancel: () => void run() };
}

function noteCanceled(courseId: string): void {
  const queryKey = courseKeys.enrolled(currentSession().token);
  // An answer that is on its way may be older than the cancellation.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<ReadonlySet<string>>(
    queryKey,
    (ids) => new Set([...(ids ?? [])].filter((id) => id !== courseId)),
  );
}
