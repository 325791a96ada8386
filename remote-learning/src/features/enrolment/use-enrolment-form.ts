import { useForm } from '@kadam/shared/form';
import { sendAsMember } from '@kadam/shared/login';
import { queryClient, useQuery } from '@kadam/shared/query';
import { currentSession, useSession } from '@kadam/shared/session';
import { useState } from 'react';
import { courseKeys, refreshSeats } from '../../lib/course-keys';
import {
  EMPTY_FORM,
  ENROL_FAILED,
  ENROL_FIELDS,
  type EnrolForm,
  type Enrolment,
  tidyForm,
  validateForm,
} from '../../lib/enrolment-form';
import { sendEnrolment } from './enrolment.requests';
import { fetchPerson } from './person.requests';

interface EnrolmentFormInput {
  readonly courseId: string;
  readonly courseName: string;
  /** Undefined for a course without batches. */
  readonly batchId: string | undefined;
  readonly onSubmitted: (isWaiting: boolean) => void;
}

export type EnrolmentFormState = ReturnType<typeof useEnrolmentForm>;

export function useEnrolmentForm({ courseId, courseName, batchId, onSubmitted }: EnrolmentFormInput) {
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
      const batch = batchId === undefined ? {} : { batchId };
      const body = { ...tidyForm(values), courseId, courseName: fitting(courseName), ...batch };
      let isWaiting = false;
      const sendOnce = async () => {
        const result = await sendEnrolment(body, sending.signal);
        if (!result.error) isWaiting = result.isWaiting;
        return result.error;
      };
      const error = await sendAsMember(sendOnce, { ...sending, owners: [ownerId], onOther: handleOther });
      // Seats are read again also if the batch was closed meanwhile.
      void refreshSeats(courseId);
      if (!error) {
        noteEnrolled({ courseId, isWaiting, text: '' });
        onSubmitted(isWaiting);
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

function noteEnrolled(enrolment: Enrolment): void {
  const queryKey = courseKeys.enrolled(currentSession().token);
  // A pending response may be older than the enrollment.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<ReadonlyMap<string, Enrolment>>(
    queryKey,
    (known) => new Map([...(known ?? []), [enrolment.courseId, enrolment]]),
  );
  // For the place on the waiting list.
  void queryClient.invalidateQueries({ queryKey });
}

/** The member's profile, loaded once: it stays when the session ends while the form is open. */
function useKnownPerson() {
  const token = useSession((session) => session.token);
  const [known, setKnown] = useState<EnrolForm | null>(null);
  const { data } = useQuery({
    queryKey: courseKeys.person(token),
    queryFn: ({ signal }) => fetchPerson(signal),
    enabled: token !== null && known === null,
    staleTime: 0,
    gcTime: 0,
  });
  if (known === null && token !== null && data) setKnown(data);
  return { known: known ?? EMPTY_FORM, forget: () => setKnown(null) };
}
