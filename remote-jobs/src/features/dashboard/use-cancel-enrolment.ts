import { useMemberAction } from '@kadam/shared/login/action';
import { queryClient } from '@kadam/shared/query';
import { currentSession } from '@kadam/shared/session';
import type { EnrolledCourse } from '../../lib/enrolled-course';
import { EXPIRED_MESSAGE } from '../../lib/failure-messages';
import { queryKey } from '../../lib/query-key';
import { sendCancellation } from './dashboard.requests';

const FAILED = 'Your enrollment could not be canceled. Please try again.';

/** Cancels one enrollment, which then leaves the list. */
export function useCancelEnrolment(courseId: string, onCanceled: () => void) {
  const send = async () => {
    const { token } = currentSession();
    await sendCancellation(courseId);
    removeEnrolment(courseId, token);
    onCanceled();
  };
  return useMemberAction({
    send,
    failedMessage: FAILED,
    expiredMessage: EXPIRED_MESSAGE,
  });
}

function removeEnrolment(courseId: string, token: string | null): void {
  const key = queryKey('courses', token, 'dashboard');
  // A response that is on its way may be older than the cancellation.
  void queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData<readonly EnrolledCourse[] | null>(key, (courses) =>
    courses?.filter(({ id }) => id !== courseId),
  );
}
