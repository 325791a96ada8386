import { accountEmail, password } from './auth';
import { endpoint, STAFF_ROLES, type StaffRole } from './endpoint';
import { id, requiredText, timestamp, version } from './schema';
import { success, withData } from './success';
import { z } from './zod';

/** Digits of a code of an authenticator app (RFC 6238). */
export const SECOND_FACTOR_DIGITS = 6;
/** Number of recovery codes; each can be used once. */
export const RECOVERY_CODES = 10;
/** Hours after which the second factor is required again. */
export const OFFICE_HOURS = 8;
/** Minutes without a call of the office after which the second factor is required again. */
export const OFFICE_IDLE_MINUTES = 30;
/** Days until an invitation expires. */
export const INVITATION_DAYS = 7;

/** Labels of the roles. */
export const STAFF_ROLE_LABELS = {
  owner: 'Owner',
  recruiter: 'Recruiter',
  course_manager: 'Course manager',
  content_editor: 'Content editor',
  operator: 'Operator',
  auditor: 'Auditor',
} as const satisfies Readonly<Record<StaffRole, string>>;

/** Messages of the staff's pages and of the server. */
export const STAFF_MESSAGES = {
  rolesMissing: 'Please choose at least one role.',
  codeMissing: 'Please enter the code.',
  codeWrong: 'This code is wrong or was used before. Please enter the newest code of your app.',
  recoveryCodeWrong: 'This recovery code is wrong or was used before.',
  hasSecondFactor: 'An authenticator app is already set up. Enter a code from it.',
  noSecondFactor: 'Set up an authenticator app first.',
  invitationOver: 'This invitation has expired, was withdrawn, or was used. Ask for a new one.',
  invitationOfOther: 'This invitation is for another email address. Log in with the address it was sent to.',
  isStaff: 'This person already belongs to the staff. Change the roles in the list.',
  gone: 'This person no longer belongs to the staff.',
  lastOwner: 'This is the only owner of the office. Make another person an owner first.',
  changed: 'Another staff member has changed this in the meantime. Reload to see the newest version.',
  notStaff: 'This account does not belong to the staff. Ask an owner of the office for an invitation.',
  otherRole: 'None of your roles in the office allows this. Ask an owner.',
  secondFactor: 'Please enter the code of your authenticator app to continue.',
} as const;

const role = z.enum(STAFF_ROLES);
const roles = z
  .array(role, STAFF_MESSAGES.rolesMissing)
  .check(z.minLength(1, STAFF_MESSAGES.rolesMissing), z.maxLength(STAFF_ROLES.length));

/**
 * The member's own access to the office. `secondFactor` is 'missing' until an authenticator app is
 * set up, and 'required' in a session without a code or after the code's time. `endsAt` is when it
 * is required again, if nothing happens; null unless it has passed.
 */
export const officeSession = z.object({
  name: z.string(),
  email: z.string(),
  roles: z.array(role),
  secondFactor: z.enum(['missing', 'required', 'passed']),
  endsAt: z.nullable(timestamp),
});
export type OfficeSession = z.infer<typeof officeSession>;

export const getOfficeSession = endpoint({
  method: 'GET',
  path: '/office/session',
  summary: 'Roles of the signed-in member in the office, and whether the second factor is required; 403 for others',
  access: 'member',
  responses: { 200: withData(officeSession) },
  failures: [403],
});

export const endOfficeSession = endpoint({
  method: 'POST',
  path: '/office/session/end',
  summary: 'Leave the office: the second factor is required again; the member stays logged in',
  access: 'member',
  repeatable: 'as-is',
  responses: { 200: success },
  failures: [403],
});

/** `uri` is for a QR code (otpauth://totp/…), `secret` for typing it (base32). */
export const secondFactorSetup = z.object({ uri: z.string(), secret: z.string() });
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;

export const setupSecondFactorBody = z.object({ password });

export const setupSecondFactor = endpoint({
  method: 'POST',
  path: '/office/second-factor/setup',
  summary: 'A new secret for an authenticator app; it is in use once a code of it is confirmed. 409 if one is in use',
  access: 'member',
  body: setupSecondFactorBody,
  responses: { 200: withData(secondFactorSetup) },
  failures: [403, 409],
});

const code = requiredText(64, STAFF_MESSAGES.codeMissing);
export const secondFactorBody = z.object({ code });

const recoveryCodes = withData(z.object({ recoveryCodes: z.array(z.string()) }));

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/office/second-factor/confirm',
  summary: 'Confirm the authenticator app with its first code; opens the office and returns the recovery codes, once',
  access: 'member',
  body: secondFactorBody,
  responses: { 200: recoveryCodes },
  failures: [403, 409],
});

export const passSecondFactor = endpoint({
  method: 'POST',
  path: '/office/second-factor',
  summary: 'Open the office with a code of the authenticator app, or with a recovery code, which is then used up',
  access: 'member',
  body: secondFactorBody,
  responses: { 200: withData(officeSession) },
  failures: [403, 409],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/office/second-factor/recovery-codes',
  summary: 'New recovery codes; the old ones stop working',
  access: 'staff',
  responses: { 200: recoveryCodes },
});

/** `version` counts the changes; a change names the version it replaces. */
export const staffMember = z.object({
  id,
  name: z.string(),
  email: z.string(),
  roles: z.array(role),
  hasSecondFactor: z.boolean(),
  since: timestamp,
  version: z.number(),
});
export type StaffMember = z.infer<typeof staffMember>;

export const invitation = z.object({
  id,
  email: z.string(),
  roles: z.array(role),
  invitedBy: z.string(),
  at: timestamp,
  expiresAt: timestamp,
});
export type Invitation = z.infer<typeof invitation>;

export const listStaff = endpoint({
  method: 'GET',
  path: '/office/staff',
  summary: 'The people of the office with their roles, and open invitations',
  access: 'staff',
  roles: ['auditor'],
  responses: { 200: withData(z.object({ staff: z.array(staffMember), invitations: z.array(invitation) })) },
});

export const inviteBody = z.object({ email: accountEmail, roles });
export type InviteBody = z.infer<typeof inviteBody>;

export const invite = endpoint({
  method: 'POST',
  path: '/office/staff/invitations',
  summary: 'Invite a person by email; replaces an open invitation to the same address. 409 for staff',
  access: 'staff',
  roles: [],
  repeatable: 'as-is',
  body: inviteBody,
  responses: { 201: withData(z.object({ invitation })) },
  failures: [409],
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/office/staff/invitations/{id}',
  summary: 'Withdraw an invitation, also when it does not exist',
  access: 'staff',
  roles: [],
  repeatable: 'as-is',
  params: z.object({ id }),
  responses: { 200: success },
});

export const acceptInvitationBody = z.object({ token: requiredText(200, 'The link is incomplete.') });

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/office/staff/invitations/accept',
  summary: 'Join the staff with the link of an invitation to the address of the signed-in member; 410 once it is over',
  access: 'member',
  repeatable: 'as-is',
  body: acceptInvitationBody,
  responses: { 200: withData(officeSession) },
  failures: [403, 410],
});

export const changeRolesBody = z.object({ roles, version });
export type ChangeRolesBody = z.infer<typeof changeRolesBody>;

export const changeRoles = endpoint({
  method: 'PUT',
  path: '/office/staff/{id}/roles',
  summary: 'Change the roles of a person; 409 if they were changed meanwhile, or for the only owner',
  access: 'staff',
  roles: [],
  repeatable: 'as-is',
  params: z.object({ id }),
  body: changeRolesBody,
  responses: { 200: withData(z.object({ staffMember })) },
  failures: [404, 409],
});

export const removeStaff = endpoint({
  method: 'DELETE',
  path: '/office/staff/{id}',
  summary:
    'End the access of a person at once, also when it has ended; the account of the member stays. 409 for the only owner',
  access: 'staff',
  roles: [],
  repeatable: 'as-is',
  params: z.object({ id }),
  responses: { 200: success },
  failures: [409],
});

export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/office/staff/{id}/reset-second-factor',
  summary: 'For a lost phone: the person sets up an authenticator app again at the next visit',
  access: 'staff',
  roles: [],
  repeatable: 'as-is',
  params: z.object({ id }),
  responses: { 200: success },
  failures: [404],
});
