import { BRAND } from '@kadam/shared/contract/brand';
import {
  PRIVACY_ANSWER_DAYS,
  PRIVACY_CONFIRM_DAYS,
  PRIVACY_REQUEST_LABELS,
  type PrivacyRequest,
  type PrivacyRequestKind,
} from '@kadam/shared/contract/privacy-requests';
import type { GrievanceOfficer } from '@kadam/shared/contract/privacy-settings';
import { greeting, type Mail, mailBody, type Mailbox } from '../../mail';
import { withoutLinks } from '../marketing';

interface Unconfirmed {
  readonly email: string;
  readonly kind: PrivacyRequestKind;
  readonly text: string;
  readonly url: string;
}

/** The address may be a stranger's: no name is repeated, and no text becomes a link. */
export const confirmationMail = ({ email, kind, text, url }: Unconfirmed): Mail => ({
  kind: 'privacy-request-confirmation',
  to: { name: '', address: email },
  subject: `Please confirm your request to ${BRAND.name}`,
  ...mailBody([
    'Hello,',
    `Someone, hopefully you, has sent us this request about personal data: ${PRIVACY_REQUEST_LABELS[kind]}.`,
    { quote: withoutLinks(text) },
    { link: { label: 'Confirm my request', url } },
    `The link works for ${PRIVACY_CONFIRM_DAYS} days. From then on we have ${PRIVACY_ANSWER_DAYS} days for our answer, which comes to this address. If it was not you, do nothing: the request is then deleted.`,
  ]),
});

/** To the office, without personal data: mailboxes keep what they get. */
export const newRequestMail = (of: { kind: PrivacyRequestKind; url: string; office: Mailbox }): Mail => ({
  kind: 'privacy-request',
  to: of.office,
  subject: `Request about personal data: ${PRIVACY_REQUEST_LABELS[of.kind]}`,
  ...mailBody([
    `Someone has sent a request about personal data. It has to be answered within ${PRIVACY_ANSWER_DAYS} days.`,
    { link: { label: 'Open it in the office', url: of.url } },
  ]),
});

interface Answer {
  readonly text: string;
  readonly outcome: 'answered' | 'rejected';
  readonly officer: GrievanceOfficer;
}

export const answerMail = ({ name, email, kind, text: asked }: PrivacyRequest, answer: Answer): Mail => ({
  kind: 'privacy-request-answer',
  to: { name: '', address: email },
  replyTo: { name: answer.officer.name, address: answer.officer.email },
  subject: `Our answer to your request to ${BRAND.name}`,
  ...mailBody([
    greeting(name),
    answer.outcome === 'answered'
      ? `This is our answer to your request: ${PRIVACY_REQUEST_LABELS[kind]}.`
      : `We cannot do what you have asked for: ${PRIVACY_REQUEST_LABELS[kind]}. The reason:`,
    { lines: answer.text },
    'You wrote to us:',
    { quote: withoutLinks(asked) },
    `If this does not settle the matter, write to our grievance officer, ${answer.officer.name}, at ${answer.officer.email} or call ${answer.officer.phone}. After that you may turn to the Data Protection Board of India.`,
  ]),
});
