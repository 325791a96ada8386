import { BRAND } from '@kadam/shared/contract/brand';
import { CONFIRM_DAYS, RESET_MINUTES } from '@kadam/shared/contract/account';
import { greeting, type Mail, mailBody, type MailPiece } from '../../mail';

/**
 * A link to a page. The part after # is not sent to servers, so it appears in no log and no
 * Referer.
 */
export const linkTo = (portal: string, path: string, token: string) => `${portal}${path}#token=${token}`;

/** Whom a mail is for. */
export interface MailMember {
  readonly email: string;
  readonly firstName: string;
}

interface AccountMail {
  readonly kind: string;
  readonly member: MailMember;
  readonly subject: string;
  readonly pieces: readonly MailPiece[];
}

export const accountMail = ({ kind, member, subject, pieces }: AccountMail): Mail => ({
  kind,
  to: { name: '', address: member.email },
  subject,
  ...mailBody([greeting(member.firstName), ...pieces]),
});

export interface LinkMail {
  readonly member: MailMember;
  readonly portal: string;
  readonly token: string;
}

/** The kind of mail that confirms an address. */
export const CONFIRMATION_MAIL = 'email-confirmation';

export const confirmationMail = ({ member, portal, token }: LinkMail): Mail =>
  accountMail({
    kind: CONFIRMATION_MAIL,
    member,
    subject: `Please confirm your email address for ${BRAND.name}`,
    pieces: [
      `An account was created at ${BRAND.name} with this address. If you created it, please confirm that the address is yours.`,
      { link: { label: 'Confirm my email address', url: linkTo(portal, '/confirm-email', token) } },
      `The link works once, for ${CONFIRM_DAYS} days, and asks you to log in. Until then the account works all the same.`,
      'If you did not create the account, do not confirm it. To make it yours, or to delete it, set a password of your own:',
      { link: { label: 'I forgot my password, or never had one', url: `${portal}/reset-password` } },
    ],
  });

export const resetMail = ({ member, portal, token, isConfirmed }: LinkMail & { readonly isConfirmed: boolean }): Mail =>
  accountMail({
    kind: 'password-reset',
    member,
    subject: `Choose a new password for ${BRAND.name}`,
    pieces: [
      'Someone, hopefully you, has asked for a new password for the account with this address.',
      {
        link: {
          label: 'Choose a new password',
          url: `${linkTo(portal, '/reset-password', token)}${isConfirmed ? '' : '&unconfirmed'}`,
        },
      },
      `The link works once, for ${RESET_MINUTES} minutes. It ends every session of the account.`,
      ...(isConfirmed
        ? []
        : [
            'This address has not been confirmed yet. Setting a password confirms it and locks out everyone else. Everything in the account stays, and the page lists what was there. If you did not put it there, a stranger did: you can delete the account on the same page.',
          ]),
      'If it was not you, do nothing: without the link your password stays as it is.',
    ],
  });

export const passwordChangedMail = (member: MailMember, portal: string): Mail =>
  accountMail({
    kind: 'password-changed',
    member,
    subject: `Your ${BRAND.name} password was changed`,
    pieces: [
      'The password of your account was changed just now, and every other session was ended.',
      `If it was not you, choose a new password at once, and write to ${BRAND.email}.`,
      { link: { label: 'I did not do this', url: `${portal}/reset-password` } },
    ],
  });
