import { useForm } from '@kadam/shared/form';
import { sendAsMember } from '@kadam/shared/login';
import { useEffect, useState } from 'react';
import { validateForm, type JobseekerForm } from '../../lib/jobseeker-form';
import { storeDraft, readDraft, type Draft } from './draft';
import { SAVE_FAILED_MESSAGE, saveProfile } from './job-profile.requests';

interface ProfileFormInput {
  readonly known: JobseekerForm;
  readonly owners: readonly (string | null)[];
  /** The session is over. */
  readonly onExpire: () => void;
  readonly onSaved: () => void;
}

/** The form of the profile. Unsaved values are stored as a draft and restored. */
export function useProfileForm({ known, owners, onExpire, onSaved }: ProfileFormInput) {
  const owner = owners.at(-1) ?? '';
  const [baseline, setBaseline] = useState(known);
  const [draft, setDraft] = useState<Draft>(() => readDraft(owner));
  const form = useForm({
    initial: { ...baseline, ...draft },
    check: validateForm,
    send: async (values, sending) => {
      const failure = await sendAsMember(() => saveProfile(values, sending.signal), {
        ...sending,
        owners,
        leave: onExpire,
      });
      if (!failure) {
        setBaseline(values);
        setDraft({});
        onSaved();
      }
      return failure;
    },
    fallback: SAVE_FAILED_MESSAGE,
  });
  const { values, reset } = form;
  useEffect(() => storeDraft(owner, baseline, values), [owner, baseline, values]);
  return {
    ...form,
    hasDraft: Object.keys(draft).length > 0 && form.state.status === 'editing',
    reset: () => {
      setDraft({});
      reset();
    },
  };
}
