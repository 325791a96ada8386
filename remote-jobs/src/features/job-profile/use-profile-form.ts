import { useForm } from '@kadam/shared/form';
import { sendAsMember } from '@kadam/shared/login';
import { useState } from 'react';
import { formFault, type JobseekerForm } from '../../lib/jobseeker-form';
import { SAVE_FAILED_MESSAGE, saveProfile } from './job-profile.requests';

interface ProfileFormInput {
  readonly known: JobseekerForm;
  /** The ids of the member whose profile this is. */
  readonly owners: readonly (string | null)[];
  /** The server no longer takes the token. */
  readonly onExpire: () => void;
}

/** The typed profile and its saving. */
export function useProfileForm({ known, owners, onExpire }: ProfileFormInput) {
  const [baseline, setBaseline] = useState(known);
  return useForm({
    initial: baseline,
    check: formFault,
    send: async (values, sending) => {
      const refusal = await sendAsMember(() => saveProfile(values), { ...sending, owners, leave: onExpire });
      if (!refusal) setBaseline(values);
      return refusal;
    },
    fallback: SAVE_FAILED_MESSAGE,
  });
}
