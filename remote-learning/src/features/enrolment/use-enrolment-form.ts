import { useRef, useState } from 'react';
import { currentSession } from '@kadam/shared/session';
import {
  ENROL_FIELDS,
  formFaults,
  tidyForm,
  type EnrolField,
  type EnrolForm,
  type FieldFaults,
} from '../../lib/enrolment-form';
import { courseCache, courseKeys } from '../../lib/course-cache';
import { sendEnrolment } from './enrolment.requests';
import { useKnownPerson } from './use-known-person';
import { useRenewedLogin, type AwaitingLogin } from './use-renewed-login';

type SendState =
  { readonly status: 'editing' | 'sending' } | { readonly status: 'refused'; readonly message: string } | AwaitingLogin;

interface EnrolmentFormInput {
  readonly courseId: string;
  readonly courseName: string;
  readonly onSubmitted: (email: string) => void;
}

export interface EnrolmentFormState {
  readonly form: EnrolForm;
  readonly faults: FieldFaults;
  readonly state: SendState;
  readonly isDirty: boolean;
  readonly handleType: (field: EnrolField, value: string) => void;
  /** Answers the first wrong field, if one keeps the form from being sent or accepted. */
  readonly handleSubmit: () => Promise<EnrolField | undefined>;
}

/** The form as it is filled in, and its sending: once at a time, and what was typed stays through every failure. */
export function useEnrolmentForm({ courseId, courseName, onSubmitted }: EnrolmentFormInput): EnrolmentFormState {
  const { known, forget } = useKnownPerson();
  const [typed, setTyped] = useState<Partial<EnrolForm>>({});
  const [faults, setFaults] = useState<FieldFaults>({});
  const [state, setState] = useState<SendState>({ status: 'editing' });
  // Whose words these are; whoever logs in over the form may be somebody else.
  const [ownerId, setOwnerId] = useState(() => currentSession().userId);
  const isSending = useRef(false);
  const form = { ...known, ...typed };

  const refuse = (found: FieldFaults, message?: string) => {
    setFaults(found);
    setState(message === undefined ? { status: 'editing' } : { status: 'refused', message });
    return ENROL_FIELDS.find((field) => found[field] !== undefined);
  };

  const send = async () => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setState({ status: 'sending' });
    const tidy = tidyForm(form);
    const outcome = await sendEnrolment({ ...tidy, courseId, courseName: fitting(courseName) });
    isSending.current = false;
    switch (outcome.kind) {
      case 'enrolled':
        noteEnrolled(courseId);
        onSubmitted(tidy.email);
        return undefined;
      case 'expired':
        setState({ status: 'awaiting-login', memberId: ownerId, message: outcome.message });
        return undefined;
      case 'refused':
        return refuse(outcome.faults, outcome.message);
    }
  };

  useRenewedLogin(state, {
    onReturn: () => void send(),
    // What one person typed is not shown to the next.
    onOther: (userId) => {
      setOwnerId(userId);
      forget();
      setTyped({});
      setState({ status: 'editing' });
    },
    onGiveUp: (message) => setState({ status: 'refused', message }),
  });

  return {
    form,
    faults,
    state,
    isDirty: ENROL_FIELDS.some((field) => form[field].trim() !== known[field]),
    handleType: (field, value) => {
      setTyped((before) => ({ ...before, [field]: value }));
      setFaults(({ [field]: _, ...others }) => others);
      setState((before) => (before.status === 'refused' ? { status: 'editing' } : before));
    },
    handleSubmit: async () => {
      const found = formFaults(form);
      return Object.keys(found).length > 0 ? refuse(found) : send();
    },
  };
}

const COURSE_NAME_MAX = 200;
// The server goes by the id; the name is for people who read the row.
const fitting = (name: string) => name.slice(0, COURSE_NAME_MAX).toWellFormed();

function noteEnrolled(courseId: string): void {
  const queryKey = courseKeys.enrolled(currentSession().token);
  // An answer that is on its way may be older than the enrolment.
  void courseCache.cancelQueries({ queryKey });
  courseCache.setQueryData<ReadonlySet<string>>(queryKey, (ids) => new Set([...(ids ?? []), courseId]));
}
