import type { GuardNotice } from '@kadam/shared/contract/telemetry';
import { type Mail, mailBody, type Mailbox } from '../../mail';

const SENTENCES: Readonly<Record<GuardNotice['action'], { readonly subject: string; readonly next: string }>> = {
  abort: {
    subject: 'A canary was aborted',
    next: 'Its visitors get what is live. Correct its sources and publish again.',
  },
  rollback: {
    subject: 'A release was rolled back',
    next: 'Its previous version is live. Correct its sources and publish again.',
  },
  retire: {
    subject: 'A first release was retired',
    next: 'It has no previous version, so its pages are gone from the site. Correct its sources and publish it by name.',
  },
  refused: {
    subject: 'A release fails and could not be taken back',
    next: 'Nothing was changed: a person has to look at it. The runbook of the portal describes how to go back by hand.',
  },
  damaged: {
    subject: 'Files of a live release are gone or changed',
    next: "Nothing was changed: its visitors may get an error in the place of its pages. 'release status' names every such file, and 'release publish' with the name of the bundle builds them again.",
  },
};

/** What the release guard did or found, for one operator. */
export function guardMail({ action, releases, why }: GuardNotice, to: Mailbox): Mail {
  const { subject, next } = SENTENCES[action];
  const names = releases.map(({ bundle, version }) => `${bundle} ${version}`).join(', ');
  return {
    kind: 'release-guard',
    to,
    subject: `${subject}: ${names}`,
    ...mailBody([
      `The release guard of the portal has looked at what visitors' browsers report and at the released files.`,
      {
        facts: [
          ['Release', names],
          ['What happened', subject],
          ['Why', why],
        ],
      },
      next,
    ]),
  };
}
