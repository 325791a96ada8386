import type { SaveResumeSkillsBody } from '@kadam/shared/contract/resume-skills';
import { emit, listen } from '@kadam/shared/events';
import { logInAgain } from '@kadam/shared/login';
import { currentSession } from '@kadam/shared/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { sendSkills, type SaveOutcome } from './save-skills.requests';

const LOGIN_REASON = 'Log in to keep what was read for your job matches.';

type SaveState = { readonly status: 'idle' | 'logging-in' | 'sending' } | SaveOutcome;

/** Saves the skills; for a visitor, after the login. */
export function useSaveSkills(body: SaveResumeSkillsBody) {
  const [state, setState] = useState<SaveState>({ status: 'idle' });
  const send = async () => {
    setState({ status: 'sending' });
    const { token } = currentSession();
    const outcome = await sendSkills(body);
    setState(outcome);
    if (outcome.status === 'failed' && outcome.isSessionOver) logInAgain({ token, reason: outcome.message });
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
  const save = () => {
    if (currentSession().token !== null) return void send();
    setState({ status: 'logging-in' });
    emit('auth:openLogin', { reason: LOGIN_REASON });
  };
  return { state, save };
}
