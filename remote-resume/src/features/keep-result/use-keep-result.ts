import type { SaveResumeSkillsBody } from '@kadam/shared/contract/resume-skills';
import { emit, listen } from '@kadam/shared/events';
import { logInAgain } from '@kadam/shared/login';
import { currentSession } from '@kadam/shared/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { sendKept, type Keeping } from './keep-result.requests';

const LOGIN_REASON = 'Log in to keep what was read for your job matches.';

type KeepState = { readonly status: 'idle' | 'logging-in' | 'sending' } | Keeping;

/** Saves the skills; for a visitor, after the login. */
export function useKeepResult(body: SaveResumeSkillsBody) {
  const [state, setState] = useState<KeepState>({ status: 'idle' });
  const send = async () => {
    setState({ status: 'sending' });
    const { token } = currentSession();
    const keeping = await sendKept(body);
    setState(keeping);
    if (keeping.status === 'refused' && keeping.isSessionOver) logInAgain({ token, reason: keeping.message });
  };
  const handleLogin = useEffectEvent(() => {
    if (state.status === 'logging-in') void send();
  });
  const handleClose = useEffectEvent(() => {
    if (state.status === 'logging-in') setState({ status: 'idle' });
  });
  useEffect(() => {
    const stops = [listen('auth:login', () => handleLogin()), listen('auth:closeLogin', () => handleClose())];
    return () => stops.forEach((stop) => stop());
  }, []);
  const keep = () => {
    if (currentSession().token !== null) return void send();
    setState({ status: 'logging-in' });
    emit('auth:openLogin', { reason: LOGIN_REASON });
  };
  return { state, keep };
}
