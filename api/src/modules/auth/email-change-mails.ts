import { CHANGE_EMAIL_HOURS, UNDO_EMAIL_DAYS } from '@kadam/shared/contract/account';
import { BRAND } from '@kadam/shared/contract/brand';
import type { Mail } from '../../mail';
import { accountMail, type LinkMail, linkTo, type MailMember } from './account-mails';

/** The kind of mail to the new address of an account. */
export const EMAIL_CHANGE_MAIL = 'email-change';

// No mail names the other address: neither owner may learn from us which address the other one
// uses.

/** To the new address, for confirmation. */
export const emailChangeMail = ({ member, portal, token }: LinkMail): Mail =>
  accountMail({
    kind: EMAIL_CHANGE_MAIL,
    member,
    subject: `Confirm your new email address for ${BRAND.name}`,
    pieces: [
      `A member of ${BRAND.name} has asked to use this address for their account. If it was you, please confirm it.`,
      { link: { label: 'Confirm my new email address', url: `${linkTo(portal, '/confirm-email', token)}&change` } },
      `The link works once, for ${CHANGE_EMAIL_HOURS} hours, and asks you to log in with your current address. Until you confirm, nothing changes.`,
      'If it was not you, do nothing: the link only works after a login to the account that it was made for.',
    ],
  });

export const emailTakenMail = (member: MailMember, portal: string): Mail =>
  accountMail({
    kind: EMAIL_CHANGE_MAIL,
    member,
    subject: `You already have a ${BRAND.name} account with this address`,
    pieces: [
      `A member of ${BRAND.name} has asked to use this address for their account. That is not possible, because another account has this address. Nothing has changed.`,
      'If it was you, log in with this address, or choose a new password:',
      { link: { label: 'I forgot my password', url: `${portal}/reset-password` } },
      'If it was not you, there is nothing to do.',
    ],
  });

export const emailChangeRequestedMail = (member: MailMember, portal: string): Mail =>
  accountMail({
    kind: 'email-change-requested',
    member,
    subject: `Your ${BRAND.name} email address is about to change`,
    pieces: [
      'Someone who knows your password, hopefully you, has asked to change the email address of your account. It changes once the new address is confirmed.',
      `If it was not you, choose a new password at once: that stops the change and ends every session. You can also write to ${BRAND.email}.`,
      { link: { label: 'I did not do this', url: `${portal}/reset-password` } },
    ],
  });

const changedSubject = () => `Your ${BRAND.name} email address was changed`;
const changedSentence =
  'The email address of your account was changed just now. You log in with the new address from now on, and mails about the account go there.';

/** To the confirmed former address, with a link that restores it. */
export const emailChangedMail = ({ member, portal, token }: LinkMail): Mail =>
  accountMail({
    kind: 'email-changed',
    member,
    subject: changedSubject(),
    pieces: [
      changedSentence,
      'If it was not you, use this link. It restores this address, asks for a new password, and ends every session:',
      { link: { label: 'Undo the change', url: `${linkTo(portal, '/reset-password', token)}&undo` } },
      `The link works once, for ${UNDO_EMAIL_DAYS} days. You can also write to ${BRAND.email}.`,
    ],
  });

/** To an unconfirmed former address: it may be a stranger's, so it gets no link. */
export const unconfirmedEmailChangedMail = (member: MailMember): Mail =>
  accountMail({
    kind: 'email-changed',
    member,
    subject: changedSubject(),
    pieces: [changedSentence, `If the account is yours and it was not you, write to ${BRAND.email}.`],
  });

/** To the address that the account had until the former one was restored. */
export const emailRestoredMail = (member: MailMember): Mail =>
  accountMail({
    kind: 'email-restored',
    member,
    subject: `A change of your ${BRAND.name} email address was undone`,
    pieces: [
      'The owner of the former email address of this account has restored it, set a new password, and ended every session. This address no longer belongs to an account.',
      `If that is wrong, write to ${BRAND.email}.`,
    ],
  });
