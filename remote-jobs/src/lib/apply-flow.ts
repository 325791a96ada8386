import { appliedMessage, type ApplyOutcome } from './apply-outcome';

export interface Applicant {
  readonly token: string | null;
  readonly userId: string | null;
  readonly email: string | null;
}

/** The resume to send: to be chosen first, or the one with this id. */
export type ResumeChoice = 'choose' | { readonly id: string };

/** Valid in all steps before sending. `isSecondTry`: the member already logged in again once. */
interface Plan {
  readonly isSecondTry: boolean;
  readonly resume?: ResumeChoice;
}

export type ApplyState =
  | { readonly step: 'idle' }
  | ({ readonly step: 'awaiting-login'; readonly reason?: string } & Plan)
  | ({ readonly step: 'identifying' } & Plan)
  | { readonly step: 'choosing'; readonly isSecondTry: boolean; readonly email: string }
  | ({ readonly step: 'sending'; readonly email: string } & Plan)
  | { readonly step: 'rechecking'; readonly message: string; readonly isResponseLost: boolean }
  | { readonly step: 'profile-needed'; readonly resume?: ResumeChoice }
  | { readonly step: 'applied'; readonly message: string }
  | { readonly step: 'failed'; readonly message: string };

export type ApplyEvent =
  | { readonly type: 'requested'; readonly applicant: Applicant; readonly resume?: ResumeChoice }
  | { readonly type: 'chosen'; readonly id: string }
  | { readonly type: 'logged-in'; readonly applicant: Applicant }
  | { readonly type: 'login-closed' }
  | { readonly type: 'identified'; readonly email: string | null }
  | { readonly type: 'completed'; readonly outcome: ApplyOutcome }
  | { readonly type: 'rechecked'; readonly isApplied: boolean }
  | { readonly type: 'interrupted'; readonly isRetry: boolean }
  | { readonly type: 'dismissed' };

export const SESSION_EXPIRED_MESSAGE = 'Session expired. Please log in again.';
export const RECOVERED_MESSAGE = 'Your application was received; only its confirmation got lost on the way.';

/** The apply flow as a reducer; an event that does not fit the step changes nothing. */
export function nextApplyState(state: ApplyState, event: ApplyEvent): ApplyState {
  switch (event.type) {
    case 'requested':
      return requested(state, event);
    case 'chosen':
      return state.step === 'choosing' ? { ...state, step: 'sending', resume: { id: event.id } } : state;
    case 'dismissed':
      return dismissed(state);
    case 'interrupted':
      return interrupted(state, event);
    case 'logged-in':
      return loggedIn(state, event.applicant);
    case 'login-closed':
      return loginClosed(state);
    case 'identified':
      return identified(state, event.email);
    case 'completed':
      return completed(state, event.outcome);
    case 'rechecked':
      return rechecked(state, event.isApplied);
  }
}

export const IDLE: ApplyState = { step: 'idle' };

/** No step is running: the member may apply (again). */
export const isAtRest = ({ step }: ApplyState): boolean =>
  step === 'idle' || step === 'applied' || step === 'failed' || step === 'profile-needed';

export const isAwaitingResponse = ({ step }: ApplyState): boolean =>
  step === 'identifying' || step === 'sending' || step === 'rechecking';

const requested = (state: ApplyState, event: Extract<ApplyEvent, { type: 'requested' }>): ApplyState =>
  isAtRest(state) ? begin(event.applicant, { isSecondTry: false, ...resumeOf(event) }) : state;

const dismissed = (state: ApplyState): ApplyState => (isAtRest(state) || state.step === 'choosing' ? IDLE : state);

function interrupted(state: ApplyState, { isRetry }: { readonly isRetry: boolean }): ApplyState {
  if (!isAwaitingResponse(state)) return state;
  // A new object repeats the step.
  if (isRetry) return { ...state };
  return state.step === 'rechecking' ? { step: 'failed', message: state.message } : IDLE;
}

function begin({ token, userId, email }: Applicant, plan: Plan): ApplyState {
  if (!token) return { step: 'awaiting-login', ...plan };
  return userId && email ? proceed(email, plan) : { step: 'identifying', ...plan };
}

const proceed = (email: string, plan: Plan): ApplyState =>
  plan.resume === 'choose'
    ? { step: 'choosing', email, isSecondTry: plan.isSecondTry }
    : { step: 'sending', email, ...plan };

const resumeOf = ({ resume }: Pick<Plan, 'resume'>) => (resume === undefined ? {} : { resume });

const planOf = (plan: Plan): Plan => ({ isSecondTry: plan.isSecondTry, ...resumeOf(plan) });

const loggedIn = (state: ApplyState, applicant: Applicant): ApplyState =>
  state.step === 'awaiting-login' ? begin(applicant, planOf(state)) : state;

const loginClosed = (state: ApplyState): ApplyState => (state.step === 'awaiting-login' ? IDLE : state);

function identified(state: ApplyState, email: string | null): ApplyState {
  if (state.step !== 'identifying') return state;
  return email ? proceed(email, planOf(state)) : { step: 'profile-needed', ...resumeOf(state) };
}

function completed(state: ApplyState, outcome: ApplyOutcome): ApplyState {
  if (state.step !== 'identifying' && state.step !== 'choosing' && state.step !== 'sending') return state;
  switch (outcome.kind) {
    case 'submitted':
    case 'already-applied':
      return { step: 'applied', message: appliedMessage(outcome.kind) };
    case 'profile-required':
      return { step: 'profile-needed', ...resumeOf(choiceIn(state)) };
    case 'signed-out':
      return state.isSecondTry
        ? { step: 'failed', message: SESSION_EXPIRED_MESSAGE }
        : { step: 'awaiting-login', isSecondTry: true, reason: SESSION_EXPIRED_MESSAGE, ...resumeOf(choiceIn(state)) };
    case 'failed':
      return { step: 'rechecking', message: outcome.message, isResponseLost: outcome.isResponseLost };
  }
}

// The session may end while a file is chosen or sent.
const choiceIn = (state: ApplyState): Pick<Plan, 'resume'> => {
  if (state.step === 'choosing') return { resume: 'choose' };
  return state.step === 'sending' || state.step === 'identifying' ? state : {};
};

function rechecked(state: ApplyState, isApplied: boolean): ApplyState {
  if (state.step !== 'rechecking') return state;
  if (!isApplied) return { step: 'failed', message: state.message };
  return { step: 'applied', message: state.isResponseLost ? RECOVERED_MESSAGE : appliedMessage('already-applied') };
}
