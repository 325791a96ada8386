import { useForm } from '@kadam/shared/form';
import { sendAsMember } from '@kadam/shared/login';
import { useEffect, useState } from 'react';
import { formFault, type JobseekerForm } from '../../lib/jobseeker-form';
import { keepDraft, readDraft, type Draft } from './draft';
import { SAVE_FAILED_MESSAGE, saveProfile } from './job-profile.requests';

interface ProfileFormInput {
  readonly known: JobseekerForm;
  /** The ids of the member whose profile this is. */
  readonly owners: readonly (string | null)[];
  /** The server no longer takes the token. */
  readonly onExpire: () => void;
  readonly onSaved: () => void;
}

/** The typed profile and its saving. What is typed and not saved is kept as a draft, which the form begins with the next time. */
export function useProfileForm({ known, owners, onExpire, onSaved }: ProfileFormInput) {
  const owner = owners.at(-1) ?? '';
  const [baseline, setBaseline] = useState(known);
  const [draft, setDraft] = useState<Draft>(() => readDraft(owner));
  const form = useForm({
    initial: { ...baseline, ...draft },
    check: formFault,
    send: async (values, sending) => {
      const refusal = await sendAsMember(() => saveProfile(values, sending.signal), {
        ...sending,
        owners,
        leave: onExpire,
      });
      if (!refusal) {
        setBaseline(values);
        setDraft({});
        onSaved();
      }
      return refusal;
    },
    fallback: SAVE_FAILED_MESSAGE,
  });
  const { values, reset } = form;
  useEffect(() => keepDraft(owner, baseline, values), [owner, baseline, values]);
  return {
    ...form,
    /** Whether the form began with what was typed earlier. */
    hasDraft: Object.keys(draft).length > 0 && form.state.status === 'editing',
    reset: () => {
      setDraft({});
      reset();
    },
  };
}
