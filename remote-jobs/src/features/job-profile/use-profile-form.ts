import { emit, listen } from '@kadam/shared/events';
import { signOut } from '@kadam/shared/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formFault, type FormFault, type FormField, type JobseekerForm } from '../../lib/jobseeker-form';
import { EXPIRED_MESSAGE, saveProfile } from './job-profile.requests';

/** Where the form stands. `awaiting-login`: the session ended while saving, and saving goes on after the login. */
export type SaveState =
  | { readonly status: 'editing' }
  | { readonly status: 'saving' }
  | { readonly status: 'awaiting-login' }
  | { readonly status: 'refused'; readonly fault: FormFault }
  | { readonly status: 'saved' };

const EXPIRED_FAULT: FormFault = { message: EXPIRED_MESSAGE, fields: {} };

/** The typed profile and its saving. What was typed stays through every failure. */
export function useProfileForm(known: JobseekerForm) {
  const [edits, setEdits] = useState<Readonly<Partial<Record<FormField, string>>>>({});
  const [state, setState] = useState<SaveState>({ status: 'editing' });
  const isSending = useRef(false);
  const form: JobseekerForm = { ...known, ...edits };

  const send = async (isSecondTry: boolean) => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ status: 'saving' });
    const outcome = await saveProfile(form);
    isSending.current = false;
    if (outcome.kind === 'saved') setState({ status: 'saved' });
    else if (outcome.kind === 'refused') setState({ status: 'refused', fault: outcome.fault });
    else setState(isSecondTry ? { status: 'refused', fault: EXPIRED_FAULT } : askForLogin());
  };
  useSaveAfterLogin(state.status === 'awaiting-login', {
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

function askForLogin(): SaveState {
  signOut();
  emit('auth:logout');
  emit('auth:openLogin', { reason: EXPIRED_MESSAGE });
  return { status: 'awaiting-login' };
}

function useSaveAfterLogin(isWaiting: boolean, then: { readonly onLogin: () => void; readonly onClose: () => void }) {
  const handleLogin = useEffectEvent(then.onLogin);
  const handleClose = useEffectEvent(then.onClose);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const stops = [listen('auth:login', () => handleLogin()), listen('auth:closeLogin', () => handleClose())];
    return () => stops.forEach((stop) => stop());
  }, [isWaiting]);
}

function withoutFault(state: SaveState, field: FormField): SaveState {
  if (state.status !== 'refused') return state;
  const { [field]: _, ...fields } = state.fault.fields;
  return Object.keys(fields).length > 0
    ? { status: 'refused', fault: { ...state.fault, fields } }
    : { status: 'editing' };
}
