import { emit } from '@kadam/shared/events';
import { logInAgain } from '@kadam/shared/login';
import { currentSession, markApplied } from '@kadam/shared/session';
import type { ApplyEvent, ApplyState } from '../../lib/apply-flow';
import { identifyMember } from '../../lib/member';
import { refetchAppliedIds } from './use-is-applied';
import { failureOutcome, fetchListedIds, sendApplication } from './apply.requests';

const LOGIN_REASON = 'Log in to apply for this job.';

interface StepContext {
  readonly jobId: string;
  readonly signal: AbortSignal;
}

/**
 * Performs a step of the apply flow.
 * @returns its result as an event
 */
export async function performStep(state: ApplyState, { jobId, signal }: StepContext): Promise<ApplyEvent | undefined> {
  switch (state.step) {
    case 'awaiting-login':
      return requestLogin(state.reason);
    case 'identifying':
      return identify(signal);
    case 'sending':
      return send(state, { jobId, signal });
    case 'rechecking':
      return recheck({ jobId, signal });
    default:
      return undefined;
  }
}

function requestLogin(reason: string | undefined): undefined {
  if (reason === undefined) emit('auth:openLogin', { reason: LOGIN_REASON });
  else logInAgain({ token: currentSession().token, reason });
}

type Sending = Extract<ApplyState, { step: 'sending' }>;

async function identify(signal: AbortSignal): Promise<ApplyEvent> {
  try {
    const { email } = await identifyMember(signal);
    return { type: 'identified', email: email || null };
  } catch (error) {
    return { type: 'completed', outcome: failureOutcome(error) };
  }
}

async function send({ email, resume }: Sending, { jobId, signal }: StepContext): Promise<ApplyEvent> {
  const resumeId = typeof resume === 'object' ? resume.id : undefined;
  const application = { jobPostingId: jobId, email, ...(resumeId !== undefined && { resumeId }) };
  const outcome = await sendApplication(application, signal);
  const hasArrived = outcome.kind === 'submitted' || outcome.kind === 'already-applied';
  if (hasArrived) markApplied([jobId]);
  // A canceled application may have arrived: only the server knows.
  if (hasArrived || signal.aborted) refetchAppliedIds(currentSession().userId);
  return { type: 'completed', outcome };
}

async function recheck({ jobId, signal }: StepContext): Promise<ApplyEvent> {
  const { userId } = currentSession();
  const applied = userId ? await fetchListedIds(userId, signal).catch(() => []) : [];
  if (applied.length > 0) markApplied(applied);
  return { type: 'rechecked', isApplied: applied.includes(jobId) };
}
