import { cancelEnrolment } from '@kadam/shared/contract/enrolments';
import { call } from '@kadam/shared/http';
import { useMemberAction } from '@kadam/shared/login/action';
import { queryClient } from '@kadam/shared/query';
import { currentSession } from '@kadam/shared/session';
import { courseKeys, refreshSeats } from '../../lib/course-keys';
import type { Enrolment } from '../../lib/enrolment-form';

export const useCancelEnrolment = (courseId: string, onCanceled: () => void) =>
  useMemberAction({
    send: async () => {
      const { token } = currentSession();
      await call(cancelEnrolment, { params: { courseId } });
      const queryKey = courseKeys.enrolled(token);
      // A pending response may be older than the cancellation.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<ReadonlyMap<string, Enrolment>>(
        queryKey,
        (known) => new Map([...(known ?? [])].filter(([id]) => id !== courseId)),
      );
      void refreshSeats(courseId);
      onCanceled();
    },
    failedMessage: 'Your enrollment could not be canceled. Please try again.',
    expiredMessage: 'Your session has expired. Please log in again.',
  });
