import { queryClient } from '@kadam/shared/query';
import { useState } from 'react';
import { useForm } from '@kadam/shared/form';
import { sendAsMember } from '@kadam/shared/login';
import { currentSession } from '@kadam/shared/session';
import { courseKeys } from '../../lib/course-keys';
import { ENROL_FAILED, ENROL_FIELDS, validateForm, tidyForm } from '../../lib/enrolment-form';
import { sendEnrolment } from './enrolment.requests';
import { useKnownPerson } from './use-known-person';

interface EnrolmentFormInput {
  readonly courseId: string;
  readonly courseName: string;
  readonly onSubmitted: () => void;
}

export type EnrolmentFormState = ReturnType<typeof useEnrolmentForm>;

export function useEnrolmentForm({ courseId, courseName, onSubmitted }: EnrolmentFormInput) {
  const { known, forget } = useKnownPerson();
  // The owner of the typed values; another member may log in while the form is open.
  const [ownerId, setOwnerId] = useState(() => currentSession().userId);
  const handleOther = (userId: string | null) => {
    setOwnerId(userId);
    forget();
  };
  const form = useForm({
    initial: known,
    check: (values) => ({ fieldErrors: validateForm(values) }),
    send: async (values, sending) => {
      const body = { ...tidyForm(values), courseId, courseName: fitting(courseName) };
      const error = await sendAsMember(() => sendEnrolment(body, sending.signal), {
        ...sending,
        owners: [ownerId],
        onOther: handleOther,
      });
      if (!error) {
        noteEnrolled(courseId);
        onSubmitted();
      }
      return error;
    },
    fallback: ENROL_FAILED,
  });
  return { ...form, isDirty: ENROL_FIELDS.some((field) => form.values[field].trim() !== known[field]) };
}

const COURSE_NAME_MAX = 200;
// The server uses the id; the name is for people who read the row.
const fitting = (name: string) => name.slice(0, COURSE_NAME_MAX).toWellFormed();

function noteEnrolled(courseId: string): void {
  const queryKey = courseKeys.enrolled(currentSession().token);
  // A pending response may be older than the enrollment.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<ReadonlySet<string>>(queryKey, (ids) => new Set([...(ids ?? []), courseId]));
}
