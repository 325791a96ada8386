import { BRAND } from '@kadam/shared/contract/brand';
import type { PageContent } from '../../http/pages';

export const NEWSLETTER_PAGES = {
  askToConfirm: {
    title: 'Confirm your subscription',
    paragraphs: [
      `Press the button to get the ${BRAND.name} newsletter: new openings and courses, about twice a month.`,
    ],
    button: 'Confirm my subscription',
  },
  confirmed: {
    title: 'You are subscribed',
    paragraphs: ['Thank you. Every newsletter has a link at its end with which you can unsubscribe at any time.'],
  },
  askToUnsubscribe: {
    title: 'Unsubscribe',
    paragraphs: [`Press the button and we will no longer send you the ${BRAND.name} newsletter.`],
    button: 'Unsubscribe me',
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    paragraphs: [
      'We will no longer send you the newsletter. If you change your mind, subscribe again at the foot of any of our pages.',
    ],
  },
} as const satisfies Record<string, PageContent>;

/** Why a link is no longer valid, and what to do. */
export const LINK_SENTENCES = {
  unknown:
    'This link is not valid. Please open it from the mail again, or subscribe again at the foot of any of our pages.',
  expired:
    'This link has expired. Please subscribe again at the foot of any of our pages, and we will send you a new one.',
  used: 'This link has been used already. To get the newsletter again, subscribe at the foot of any of our pages.',
} as const;
