import { useMemberAction } from '@kadam/shared/login/action';
import { queryClient } from '@kadam/shared/query';
import { currentSession } from '@kadam/shared/session';
import { courseKeys } from '../../lib/course-keys';
import { sendCancellation } from './enrolment.requests';

const EXPIRED_MESSAGE = 'Your session has expired. Please log in again.';
const FAILED = 'Your enrollment could not be canceled. Please try again.';

/** Cancels one enrollment, which then leaves those of the member. */
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
  const queryKey = courseKeys.enrolled(token);
  // A response that is on its way may be older than the cancellation.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<ReadonlySet<string>>(
    queryKey,
    (ids) => new Set([...(ids ?? [])].filter((id) => id !== courseId)),
  );
}
