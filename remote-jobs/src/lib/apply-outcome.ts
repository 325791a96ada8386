import { APPLY_MESSAGES } from '@kadam/shared/contract/applications';
import { isRecord } from './job-posting';

export type ApplyOutcome =
  | { readonly kind: 'submitted' }
  | { readonly kind: 'already-applied' }
  | { readonly kind: 'profile-required' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed'; readonly message: string; readonly isResponseLost: boolean };

export interface FailedCall {
  readonly message: string;
  readonly status?: number | undefined;
  readonly body?: unknown;
}

export const APPLY_FAILED_MESSAGE = 'Failed to apply';

/** Parses a successful response, which may also reject an application without a profile. */
export function outcomeOfResponse(response: unknown): ApplyOutcome {
  if (needsProfile(response)) return { kind: 'profile-required' };
  const message = isRecord(response) && typeof response.message === 'string' ? response.message : '';
  if (isAlreadyApplied(message)) return { kind: 'already-applied' };
  if (isRecord(response) && isSuccess(response, message)) return { kind: 'submitted' };
  return { kind: 'failed', message: message || APPLY_FAILED_MESSAGE, isResponseLost: false };
}

/** Parses an error; without a response the application may have arrived. */
export function outcomeOfFailure({ message, status, body }: FailedCall): ApplyOutcome {
  if (status === 401) return { kind: 'signed-out' };
  if (needsProfile(body)) return { kind: 'profile-required' };
  if (isAlreadyApplied(message)) return { kind: 'already-applied' };
  return { kind: 'failed', message: message || APPLY_FAILED_MESSAGE, isResponseLost: (status ?? 500) >= 500 };
}

export const appliedMessage = (outcome: 'submitted' | 'already-applied'): string =>
  outcome === 'submitted' ? APPLY_MESSAGES.submitted : APPLY_MESSAGES.alreadyApplied;

// Only `message` and `data.action` are specified; without both it is not a success.
const isSuccess = ({ success, data }: Readonly<Record<string, unknown>>, message: string) =>
  success === true || (success === undefined && (message !== '' || isRecord(data)));

const isAlreadyApplied = (message: string) => /already applied/i.test(message);

const needsProfile = (body: unknown) => isRecord(body) && isRecord(body.data) && body.data.action === 'CREATE_PROFILE';
