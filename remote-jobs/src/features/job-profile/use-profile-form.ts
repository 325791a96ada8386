import { currentSession } from '@kadam/shared/session';
import { useRef, useState } from 'react';
import { formFault, type FormFault, type FormField, type JobseekerForm } from '../../lib/jobseeker-form';
import { EXPIRED_MESSAGE } from '../../lib/profile-failure';
import { useAfterLogin, type AwaitingLogin } from '../../use-after-login';
import { saveProfile } from './job-profile.requests';

/** Where the form stands. */
export type SaveState =
  | { readonly status: 'editing' }
  | { readonly status: 'saving' }
  | AwaitingLogin
  | { readonly status: 'refused'; readonly fault: FormFault }
  | { readonly status: 'saved' };

interface ProfileFormInput {
  readonly known: JobseekerForm;
  /** The server no longer takes the token. */
  readonly onExpire: () => void;
}

const EXPIRED_FAULT: FormFault = { message: EXPIRED_MESSAGE, fields: {} };

/** The typed profile and its saving. What was typed stays through every failure. */
export function useProfileForm({ known, onExpire }: ProfileFormInput) {
  const [baseline, setBaseline] = useState(known);
  const [edits, setEdits] = useState<Readonly<Partial<Record<FormField, string>>>>({});
  const [state, setState] = useState<SaveState>({ status: 'editing' });
  const isSending = useRef(false);
  const form: JobseekerForm = { ...baseline, ...edits };

  const send = async (isSecondTry: boolean) => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ status: 'saving' });
    const { token } = currentSession();
    const outcome = await saveProfile(form);
    isSending.current = false;
    if (outcome.kind === 'saved') {
      setBaseline(form);
      setState({ status: 'saved' });
    } else if (outcome.kind === 'refused') setState({ status: 'refused', fault: outcome.fault });
    else if (isSecondTry) setState({ status: 'refused', fault: EXPIRED_FAULT });
    else {
      setState({ status: 'awaiting-login', ended: token });
      onExpire();
    }
  };
  useAfterLogin(state, {
    onLogin: () => void send(true),
    onClose: () => setState({ status: 'refused', fault: EXPIRED_FAULT }),
  });

  return {
    form,
    state,
    handleType: (field: FormField, value: string) => {
      setEdits({ ...edits, [field]: value });
      setState((current) => withoutFault(current, field));
    },
    handleReset: () => {
      setEdits({});
      setState({ status: 'editing' });
    },
    handleSubmit: () => {
      const fault = formFault(form);
      if (fault) setState({ status: 'refused', fault });
      else void send(false);
    },
    handleDismiss: () => setState({ status: 'editing' }),
  };
}

function withoutFault(state: SaveState, field: FormField): SaveState {
  if (state.status !== 'refused') return state;
  const { [field]: _, ...fields } = state.fault.fields;
  return Object.keys(fields).length > 0
    ? { status: 'refused', fault: { ...state.fault, fields } }
    : { status: 'editing' };
}
