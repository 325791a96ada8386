import { useForm } from '@kadam/shared/form';
import { sendAsMember } from '@kadam/shared/login';
import { useState } from 'react';
import { nameError, splitName, type Account } from '../../lib/account';
import { saveAccount, UPDATE_FAILED_MESSAGE } from './profile.requests';

interface ProfileFormInput {
  readonly account: Account;
  readonly owners: readonly (string | null)[];
  /** The session is over. */
  readonly onExpire: () => void;
}

export function useProfileForm({ account, owners, onExpire }: ProfileFormInput) {
  const [baseline, setBaseline] = useState(account.name);
  const [isOpen, setIsOpen] = useState(false);
  const [isAwaitingLogin, setIsAwaitingLogin] = useState(false);
  const form = useForm({
    initial: { name: baseline },
    check: ({ name }) => ({ fieldErrors: { name: nameError(name) } }),
    send: async ({ name }, sending) => {
      const failure = await sendAsMember(() => saveAccount({ ...account, name }, sending.signal), {
        ...sending,
        owners,
        leave: onExpire,
        onWait: setIsAwaitingLogin,
      });
      if (!failure) {
        setBaseline(tidy(name));
        setIsOpen(false);
      }
      return failure;
    },
    fallback: UPDATE_FAILED_MESSAGE,
  });
  const isChanged = tidy(form.values.name) !== tidy(baseline);
  const isEditing = isOpen || isChanged;

  return {
    ...form,
    name: isEditing ? form.values.name : baseline,
    baseline,
    isAwaitingLogin,
    isEditing,
    isChanged,
    handleEdit: () => setIsOpen(true),
    handleCancel: () => {
      form.reset();
      setIsOpen(false);
    },
  };
}

const tidy = (name: string) => {
  const { firstName, lastName } = splitName(name);
  return `${firstName} ${lastName}`.trim();
};
