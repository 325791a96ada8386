import { BRAND } from '@kadam/shared/contract/brand';
import { type Mail, mailBody, type MailPiece } from '../../mail';

export const confirmationMail = (email: string, { url, days }: { url: string; days: number }): Mail => ({
  kind: 'newsletter-confirmation',
  to: { name: '', address: email },
  subject: `Please confirm your ${BRAND.name} newsletter`,
  ...mailBody([
    'Hello,',
    `Someone, hopefully you, has asked us to send the ${BRAND.name} newsletter to this address: new openings and courses, about twice a month.`,
    { link: { label: 'Confirm my subscription', url } },
    `The link works for ${days} days. If it was not you, do nothing: without your confirmation you will not hear from us.`,
  ]),
});

export const welcomeMail = (email: string, unsubscribeUrl: string): Mail =>
  newsletterMail({
    kind: 'newsletter-welcome',
    email,
    subject: `Welcome to the ${BRAND.name} newsletter`,
    unsubscribeUrl,
    pieces: [
      'Hello,',
      'Thank you for confirming. From now on you will get new openings and courses from us, about twice a month.',
      { link: { label: 'See the newest openings', url: `${new URL(unsubscribeUrl).origin}/jobs` } },
    ],
  });

/** For a repeated request, whose page does not reveal the subscription. */
export const alreadySubscribedMail = (email: string, unsubscribeUrl: string): Mail =>
  newsletterMail({
    kind: 'newsletter-already',
    email,
    subject: `You already get the ${BRAND.name} newsletter`,
    unsubscribeUrl,
    pieces: [
      'Hello,',
      'Someone, hopefully you, has asked us to send our newsletter to this address. It is subscribed already, so there is nothing left to do.',
    ],
  });

interface NewsletterMail {
  readonly kind: string;
  readonly email: string;
  readonly subject: string;
  readonly unsubscribeUrl: string;
  readonly pieces: readonly MailPiece[];
}

const newsletterMail = ({ kind, email, subject, unsubscribeUrl, pieces }: NewsletterMail): Mail => ({
  kind,
  to: { name: '', address: email },
  subject,
  unsubscribeUrl,
  ...mailBody([...pieces, { link: { label: 'Unsubscribe', url: unsubscribeUrl } }]),
});
