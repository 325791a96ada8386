import {
  savedResumeSkillsResponse,
  saveResumeSkills,
  type SaveResumeSkillsBody,
} from '@kadam/shared/contract/resume-skills';
import { emit, listen } from '@kadam/shared/events';
import { ApiError, call, serverMessage } from '@kadam/shared/http';
import { logInAgain } from '@kadam/shared/login';
import { currentSession } from '@kadam/shared/session';
import { useEffect, useEffectEvent, useState } from 'react';

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

const FAILED_MESSAGE = 'Nothing was kept. Please try again.';

type SaveOutcome =
  | { readonly status: 'saved'; readonly count: number }
  | { readonly status: 'failed'; readonly message: string; readonly isSessionOver: boolean };

async function sendSkills(body: SaveResumeSkillsBody): Promise<SaveOutcome> {
  try {
    const response = savedResumeSkillsResponse.safeParse(await call(saveResumeSkills, { body }));
    if (response.success) return { status: 'saved', count: response.data.data.kept.skills.length };
    return { status: 'failed', message: FAILED_MESSAGE, isSessionOver: false };
  } catch (error) {
    if (!(error instanceof ApiError)) return { status: 'failed', message: FAILED_MESSAGE, isSessionOver: false };
    const message = error.isNetworkError ? error.message : (serverMessage(error.body) ?? FAILED_MESSAGE);
    return { status: 'failed', message, isSessionOver: error.status === 401 };
  }
}
