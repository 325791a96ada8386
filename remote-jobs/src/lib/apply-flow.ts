import { appliedMessage, type ApplyOutcome } from './apply-outcome';

/** Who is applying, as far as this browser knows. */
export interface Applicant {
  readonly token: string | null;
  readonly userId: string | null;
  readonly email: string | null;
}

/** Where an application stands. `isSecondTry` means that the person already logged in once for it. */
export type ApplyState =
  | { readonly step: 'idle' }
  | { readonly step: 'awaiting-login'; readonly isSecondTry: boolean; readonly reason?: string }
  | { readonly step: 'identifying'; readonly isSecondTry: boolean }
  | { readonly step: 'sending'; readonly isSecondTry: boolean; readonly email: string }
  | { readonly step: 'rechecking'; readonly message: string; readonly isAnswerLost: boolean }
  | { readonly step: 'profile-needed' }
  | { readonly step: 'applied'; readonly message: string }
  | { readonly step: 'failed'; readonly message: string };

export type ApplyEvent =
  | { readonly type: 'asked'; readonly applicant: Applicant }
  | { readonly type: 'logged-in'; readonly applicant: Applicant }
  | { readonly type: 'login-closed' }
  | { readonly type: 'identified'; readonly email: string | null }
  | { readonly type: 'answered'; readonly outcome: ApplyOutcome }
  | { readonly type: 'rechecked'; readonly isApplied: boolean }
  | { readonly type: 'dismissed' };

export const SESSION_EXPIRED_MESSAGE = 'Session expired. Please log in again.';
export const RECOVERED_MESSAGE = 'Your application was received; only its confirmation got lost on the way.';

/**
 * The apply flow (specification, section 4) as one function. An event that does not fit the step changes nothing and answers the same
 * object, which is what makes a double click send once.
 */
export function nextApplyState(state: ApplyState, event: ApplyEvent): ApplyState {
  switch (event.type) {
    case 'asked':
      return isAtRest(state) ? begin(event.applicant, false) : state;
    case 'dismissed':
      return isAtRest(state) ? IDLE : state;
    case 'logged-in':
      return loggedIn(state, event.applicant);
    case 'login-closed':
      return loginClosed(state);
    case 'identified':
      return identified(state, event.email);
    case 'answered':
      return answered(state, event.outcome);
    case 'rechecked':
      return rechecked(state, event.isApplied);
  }
}

export const IDLE: ApplyState = { step: 'idle' };

/** Nothing is under way: the person may apply (again). */
export const isAtRest = ({ step }: ApplyState): boolean =>
  step === 'idle' || step === 'applied' || step === 'failed' || step === 'profile-needed';

function begin({ token, userId, email }: Applicant, isSecondTry: boolean): ApplyState {
  if (!token) return { step: 'awaiting-login', isSecondTry };
  return userId && email ? { step: 'sending', email, isSecondTry } : { step: 'identifying', isSecondTry };
}

const loggedIn = (state: ApplyState, applicant: Applicant): ApplyState =>
  state.step === 'awaiting-login' ? begin(applicant, state.isSecondTry) : state;

const loginClosed = (state: ApplyState): ApplyState => (state.step === 'awaiting-login' ? IDLE : state);

function identified(state: ApplyState, email: string | null): ApplyState {
  if (state.step !== 'identifying') return state;
  return email ? { step: 'sending', email, isSecondTry: state.isSecondTry } : { step: 'profile-needed' };
}

function answered(state: ApplyState, outcome: ApplyOutcome): ApplyState {
  if (state.step !== 'identifying' && state.step !== 'sending') return state;
  switch (outcome.kind) {
    case 'submitted':
    case 'already-applied':
      return { step: 'applied', message: appliedMessage(outcome.kind) };
    case 'profile-required':
      return { step: 'profile-needed' };
    case 'signed-out':
      return state.isSecondTry
        ? { step: 'failed', message: SESSION_EXPIRED_MESSAGE }
        : { step: 'awaiting-login', isSecondTry: true, reason: SESSION_EXPIRED_MESSAGE };
    case 'failed':
      return { step: 'rechecking', message: outcome.message, isAnswerLost: outcome.isAnswerLost };
  }
}

function rechecked(state: ApplyState, isApplied: boolean): ApplyState {
  if (state.step !== 'rechecking') return state;
  if (!isApplied) return { step: 'failed', message: state.message };
  return { step: 'applied', message: state.isAnswerLost ? RECOVERED_MESSAGE : appliedMessage('already-applied') };
}
