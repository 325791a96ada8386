import { currentSession } from '@kadam/shared/session';
import { useRef, useState } from 'react';
import { nameFault, splitName, type Account } from '../../lib/account';
import { EXPIRED_MESSAGE } from '../../lib/profile-failure';
import { useAfterLogin, type AwaitingLogin } from '../../use-after-login';
import { saveAccount } from './profile.requests';

/** Where the form stands. */
export type SaveState =
  | { readonly status: 'editing' }
  | { readonly status: 'invalid'; readonly fault: string }
  | { readonly status: 'saving' }
  | AwaitingLogin
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'saved' };

interface ProfileFormInput {
  readonly account: Account;
  /** The server no longer takes the token. */
  readonly onExpire: () => void;
}

/** The name as it is typed, and its saving. What was typed stays through every failure. */
export function useProfileForm({ account, onExpire }: ProfileFormInput) {
  const [baseline, setBaseline] = useState(account.name);
  const [draft, setDraft] = useState<string | null>(null);
  const [state, setState] = useState<SaveState>({ status: 'editing' });
  const isSending = useRef(false);
  const name = draft ?? baseline;

  const send = async (isSecondTry: boolean) => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ status: 'saving' });
    const { token } = currentSession();
    const failure = await saveAccount({ ...account, name });
    isSending.current = false;
    if (!failure) {
      setBaseline(tidy(name));
      setDraft((current) => (current === name ? null : current));
      setState({ status: 'saved' });
    } else if (failure.remedy === 'log-in' && !isSecondTry) {
      setState({ status: 'awaiting-login', ended: token });
      onExpire();
    } else setState({ status: 'refused', message: failure.message });
  };
  useAfterLogin(state, {
    onLogin: () => void send(true),
    onClose: () => setState({ status: 'refused', message: EXPIRED_MESSAGE }),
  });

  return {
    name,
    baseline,
    state,
    isEditing: draft !== null,
    isChanged: tidy(name) !== tidy(baseline),
    handleEdit: () => setDraft(name),
    handleType: (typed: string) => {
      setDraft(typed);
      setState((current) => (current.status === 'saving' ? current : { status: 'editing' }));
    },
    handleCancel: () => {
      setDraft(null);
      setState({ status: 'editing' });
    },
    handleSubmit: () => {
      const fault = nameFault(name);
      if (fault) setState({ status: 'invalid', fault });
      else void send(false);
    },
  };
}

const tidy = (name: string) => {
  const { firstName, lastName } = splitName(name);
  return `${firstName} ${lastName}`.trim();
};
