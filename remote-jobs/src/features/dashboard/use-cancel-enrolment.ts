import { cancelEnrolment } from '@kadam/shared/contract/enrolments';
import { call } from '@kadam/shared/http';
import { useMemberAction } from '@kadam/shared/login/action';
import { queryClient } from '@kadam/shared/query';
import { currentSession } from '@kadam/shared/session';
import type { EnrolledCourse } from '../../lib/enrolled-course';
import { EXPIRED_MESSAGE } from '../../lib/failure-messages';
import { queryKey } from '../../lib/query-key';

export const useCancelEnrolment = (courseId: string, onCanceled: () => void) =>
  useMemberAction({
    send: async () => {
      const { token } = currentSession();
      await call(cancelEnrolment, { params: { courseId } });
      const key = queryKey('courses', token, 'dashboard');
      // A pending response may be older than the cancellation.
      void queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData<readonly EnrolledCourse[] | null>(key, (courses) =>
        courses?.filter(({ id }) => id !== courseId),
      );
      onCanceled();
    },
    failedMessage: 'Your enrollment could not be canceled. Please try again.',
    expiredMessage: EXPIRED_MESSAGE,
  });
