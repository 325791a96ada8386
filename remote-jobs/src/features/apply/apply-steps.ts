import { emit } from '@kadam/shared/events';
import { logInAgain } from '@kadam/shared/login';
import { currentSession, markApplied, rememberMember } from '@kadam/shared/session';
import type { ApplyEvent, ApplyState } from '../../lib/apply-flow';
import { forgetAppliedAnswer } from './use-is-applied';
import { failureOutcome, fetchListedIds, fetchMember, sendApplication } from './apply.requests';

const LOGIN_REASON = 'Log in to apply for this job.';

/** Does what a step of the apply flow asks for, and answers with what came of it. */
export async function performStep(state: ApplyState, jobId: string): Promise<ApplyEvent | undefined> {
  switch (state.step) {
    case 'awaiting-login':
      return askForLogin(state.reason);
    case 'identifying':
      return identify();
    case 'sending':
      return send(jobId, state);
    case 'rechecking':
      return recheck(jobId);
    default:
      return undefined;
  }
}

function askForLogin(reason: string | undefined): undefined {
  if (reason === undefined) emit('auth:openLogin', { reason: LOGIN_REASON });
  else logInAgain({ token: currentSession().token, reason });
}

type Sending = Extract<ApplyState, { step: 'sending' }>;

async function identify(): Promise<ApplyEvent> {
  try {
    const { userId, email } = await fetchMember();
    if (userId && email) rememberMember({ userId, email });
    return { type: 'identified', email: email || null };
  } catch (error) {
    return { type: 'answered', outcome: failureOutcome(error) };
  }
}

async function send(jobId: string, { email, resume }: Sending): Promise<ApplyEvent> {
  const resumeId = typeof resume === 'object' ? resume.id : undefined;
  const outcome = await sendApplication({ jobPostingId: jobId, email, ...(resumeId !== undefined && { resumeId }) });
  if (outcome.kind === 'submitted' || outcome.kind === 'already-applied') {
    markApplied([jobId]);
    forgetAppliedAnswer(currentSession().userId);
  }
  return { type: 'answered', outcome };
}

async function recheck(jobId: string): Promise<ApplyEvent> {
  const { userId } = currentSession();
  const applied = userId ? await fetchListedIds(userId).catch(() => []) : [];
  if (applied.length > 0) markApplied(applied);
  return { type: 'rechecked', isApplied: applied.includes(jobId) };
}
