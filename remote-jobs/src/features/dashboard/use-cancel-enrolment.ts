import { ApiError, serverMessage } from '@kadam/shared/http';
import { logInAgain } from '@kadam/shared/login';
import { queryClient } from '@kadam/shared/query';
import { currentSession } from '@kadam/shared/session';
import { useState } from 'react';
import type { EnrolledCourse } from '../../lib/enrolled-course';
import { EXPIRED_MESSAGE } from '../../lib/failure-messages';
import { queryKey } from '../../lib/query-key';
import { sendCancellation } from './dashboard.requests';

const FAILED = 'Your enrollment could not be canceled. Please try again.';

/** Canceling one enrollment, once however often it is pressed; the course then leaves the list. */
export function useCancelEnrolment(courseId: string, onCanceled: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();

  async function run(): Promise<void> {
    setIsBusy(true);
    setMessage(undefined);
    const { token } = currentSession();
    try {
      await sendCancellation(courseId);
      leaveOut(courseId, token);
      onCanceled();
    } catch (error) {
      setIsBusy(false);
      if (error instanceof ApiError && error.status === 401) logInAgain({ token, reason: EXPIRED_MESSAGE });
      else setMessage(error instanceof ApiError ? (serverMessage(error.body) ?? error.message) : FAILED);
    }
  }

  return { isBusy, message, cancel: () => void run() };
}

function leaveOut(courseId: string, token: string | null): void {
  const key = queryKey('courses', token, 'dashboard');
  // An answer that is on its way may be older than the cancellation.
  void queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData<readonly EnrolledCourse[] | null>(key, (courses) =>
    courses?.filter(({ id }) => id !== courseId),
  );
}
