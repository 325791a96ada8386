import type { PrivacyRequestState } from '@kadam/shared/contract/privacy-requests';

export const STATE_LABELS: Readonly<Record<PrivacyRequestState, string>> = {
  received: 'Received',
  in_progress: 'In progress',
  answered: 'Answered',
  rejected: 'Rejected',
  withdrawn: 'Ended: the account was deleted',
};
