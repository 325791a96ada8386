import type { ApplicationStatus } from '@kadam/shared/contract/applications';

/** What comes next for the member; only what the status itself says, no dates and no promises. */
export const NEXT_STEPS: Readonly<Record<ApplicationStatus, string>> = {
  received: 'Next: our office reads your application.',
  seen: 'Next: our office decides about the shortlist.',
  shortlisted: 'Next: the employer decides about an interview.',
  interview: 'Next: prepare for your interview.',
  offer: 'Next: read the offer and reply to our office.',
  not_chosen: 'This application is closed.',
  withdrawn: 'You withdrew this application.',
};
