import { BRAND } from '@kadam/shared/contract/brand';
import type { StaffRole } from '@kadam/shared/contract/endpoint';
import { INVITATION_DAYS, STAFF_ROLE_LABELS } from '@kadam/shared/contract/staff';
import { type Mail, mailBody } from '../../mail';

interface InvitationLetter {
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly invitedBy: string;
  readonly portal: string;
  readonly token: string;
}

export const STAFF_INVITATION_MAIL = 'staff-invitation';

/** The part after # is not sent to servers, so it appears in no log and no Referer. */
export const invitationLink = (portal: string, token: string) => `${portal}/office/join#token=${token}`;

export const invitationMail = ({ email, roles, invitedBy, portal, token }: InvitationLetter): Mail => ({
  kind: STAFF_INVITATION_MAIL,
  to: { name: '', address: email },
  subject: `You are invited to the office of ${BRAND.name}`,
  ...mailBody([
    'Hello,',
    `${invitedBy} invites you to the office of ${BRAND.name} as ${roles.map((role) => STAFF_ROLE_LABELS[role]).join(', ')}.`,
    `Open the link and log in with this address. If you have no account yet, sign up with this address first. The link works for ${INVITATION_DAYS} days:`,
    { link: { label: 'Join the office', url: invitationLink(portal, token) } },
    'You need a phone with an authenticator app, such as Google Authenticator or Microsoft Authenticator. If you do not know who invites you, ignore this mail.',
  ]),
});
