import { PRIVACY_ANSWER_DAYS } from '@kadam/shared/contract/privacy-requests';
import type { PageContent } from '../../http/pages';

/** Pages for the link in the mail. */
export const PRIVACY_PAGES = {
  ask: {
    title: 'Confirm your request',
    paragraphs: [
      `Press the button, and your request about your personal data counts from now. We answer within ${PRIVACY_ANSWER_DAYS} days.`,
    ],
    button: 'Confirm my request',
  },
  confirmed: {
    title: 'We have your request',
    paragraphs: [`Thank you. Our answer comes to your email address within ${PRIVACY_ANSWER_DAYS} days.`],
  },
} as const satisfies Record<string, PageContent>;

/** Why a link is not valid, and what to do. */
export const LINK_SENTENCES = {
  unknown:
    'This link is not valid. Please open it from the mail again, or send your request again on our privacy page.',
  expired: 'This link has expired, and the request was not sent. Please send it again on our privacy page.',
} as const;
