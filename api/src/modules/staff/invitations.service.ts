import { randomUUID } from 'node:crypto';
import { type Invitation, INVITATION_DAYS, type InviteBody, STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import { DomainError, fieldError } from '../../errors';
import { enqueueCappedMail } from '../../mail';
import type { Member } from '../../plugins/authentication';
import { newToken, tokenHash } from '../../tokens';
import type { Actor, AuditedParts, Change } from '../audit';
import type { AuthApi } from '../auth';
import { membersRepository } from '../members';
import { type InvitationRow, invitationsRepository, toInvitation } from './invitations.repository';
import { invitationMail } from './staff-mails';
import { actorOf, hasSameRoles, requireStaff, staffSubject } from './staff.policy';
import { staffRepository } from './staff.repository';

interface Parts extends AuditedParts {
  readonly auth: Pick<AuthApi, 'forgetSessions'>;
  readonly publicUrl: string;
}

const DAY_MS = 24 * 60 * 60_000;

export type InvitationsService = ReturnType<typeof createInvitationsService>;

const subjectOf = ({ id, email }: InvitationRow) => ({ kind: 'invitation', id, title: email }) as const;

/** Describes in the audit log that the link of an invitation no longer works. */
export const withdrawalOf = (invitation: InvitationRow): Change => ({
  action: 'staff.withdraw-invitation',
  subject: subjectOf(invitation),
  before: { roles: invitation.roles },
});

/** Invitations to the staff: links in mails. */
export function createInvitationsService({ database, auth, audit, publicUrl, clock }: Parts) {
  return {
    /** If there is an open invitation with the same roles, returns it without another mail. */
    async invite(by: Actor, { email, roles }: InviteBody): Promise<{ invitation: Invitation; token?: string }> {
      const now = clock();
      return database.transaction(async (tx) => {
        if ((await staffRepository(tx).all()).some((one) => one.email === email))
          throw fieldError('CONFLICT', 'email', STAFF_MESSAGES.isStaff);
        const open = await invitationsRepository(tx).byEmail(email, now);
        if (open && hasSameRoles(open.roles, roles)) return { invitation: toInvitation(open) };
        const token = newToken();
        const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
        const row = { id: randomUUID(), email, roles, invitedBy: by.name, at: now, expiresAt };
        await invitationsRepository(tx).put({ ...row, tokenHash: tokenHash(token) });
        await audit.record(tx, by, { action: 'staff.invite', subject: subjectOf(row), after: { roles } });
        await enqueueCappedMail(
          tx,
          invitationMail({ email, roles, invitedBy: by.name, portal: publicUrl, token }),
          now,
        );
        return { invitation: toInvitation(row), token };
      });
    },

    withdraw: (by: Actor, id: string): Promise<void> =>
      database.transaction(async (tx) => {
        const removed = await invitationsRepository(tx).remove(id);
        if (!removed) return;
        await audit.record(tx, by, withdrawalOf(removed));
      }),

    /** The link proves the address, which must be that of the signed-in member. */
    async accept(member: Member, token: string): Promise<void> {
      await database.transaction(async (tx) => {
        const found = await invitationsRepository(tx).byToken(tokenHash(token), clock());
        // A repeated call, after the first one has used up the invitation.
        if (!found && (await staffRepository(tx).find(member.id))) return;
        if (!found) throw new DomainError('GONE', STAFF_MESSAGES.invitationOver);
        if (found.email !== member.email) throw new DomainError('FORBIDDEN', STAFF_MESSAGES.invitationOfOther);
        await invitationsRepository(tx).remove(found.id);
        await membersRepository(tx).confirmEmail(member.id, clock());
        const isNew = await staffRepository(tx).add(member.id, found.roles, clock());
        const one = requireStaff(await staffRepository(tx).find(member.id));
        const by = actorOf(one, member);
        // The address of a staff member may have changed to the invited one.
        if (!isNew) return audit.record(tx, by, withdrawalOf(found));
        const after = { roles: one.roles, invitedBy: found.invitedBy };
        return audit.record(tx, by, { action: 'staff.join', subject: staffSubject(one), after });
      });
      auth.forgetSessions();
    },
  };
}
