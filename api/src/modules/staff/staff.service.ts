import type { StaffRole } from '@kadam/shared/contract/endpoint';
import type { Colleague } from '@kadam/shared/contract/inbox';
import {
  type ChangeRolesBody,
  type Invitation,
  type OfficeSession,
  STAFF_MESSAGES,
  type StaffMember,
} from '@kadam/shared/contract/staff';
import type { Queryable } from '../../db/database';
import { DomainError, requireFound } from '../../errors';
import type { Member } from '../../plugins/authentication';
import type { Actor, AuditedParts } from '../audit';
import type { AuthApi } from '../auth';
import { membersRepository } from '../members';
import { invitationsRepository, toInvitation } from './invitations.repository';
import { withdrawalOf } from './invitations.service';
import { actorOf, hasSameRoles, requireOtherOwner, requireStaff, staffSubject } from './staff.policy';
import { staffRepository, toStaffMember } from './staff.repository';

interface Parts extends AuditedParts {
  readonly auth: Pick<AuthApi, 'office' | 'forgetSessions'>;
}

export type StaffService = ReturnType<typeof createStaffService>;

/** The people of the office and their roles. */
export const createStaffService = (parts: Parts) => ({ ...readStaff(parts), ...changeStaff(parts) });

const readStaff = ({ database, clock }: Parts) => ({
  async session(member: Member): Promise<OfficeSession> {
    const one = requireStaff(await staffRepository(database).find(member.id));
    const { name, email, roles, hasSecondFactor } = one;
    const endsAt = member.staff?.endsAt?.toISOString() ?? null;
    const passed = endsAt === null ? 'required' : 'passed';
    return { name, email, roles, secondFactor: hasSecondFactor ? passed : 'missing', endsAt };
  },

  async list(): Promise<{ staff: StaffMember[]; invitations: Invitation[] }> {
    const [staff, invitations] = await Promise.all([
      staffRepository(database).all(),
      invitationsRepository(database).open(clock()),
    ]);
    return { staff: staff.map(toStaffMember), invitations: invitations.map(toInvitation) };
  },

  /** The people of the office by name, for choosing an assignee. */
  colleagues: (): Promise<Colleague[]> => staffRepository(database).colleagues(),

  /** The name of the signed-in member in the audit log. */
  actor: async (member: Member): Promise<Actor> =>
    actorOf(requireStaff(await staffRepository(database).find(member.id)), member),
});

function changeStaff({ database, auth, audit, clock }: Parts) {
  /** Runs a change in a transaction; afterwards every process reads its sessions again. */
  async function changing<Result>(change: (tx: Queryable) => Promise<Result>): Promise<Result> {
    const result = await database.transaction(change);
    auth.forgetSessions();
    return result;
  }

  // The link of an open invitation must not restore the rights that are changed here. Before
  // writing the row of the person, in the same order as when an invitation is accepted.
  async function withdrawOpen(tx: Queryable, by: Actor, email: string): Promise<void> {
    const removed = await invitationsRepository(tx).removeTo(email);
    if (removed) await audit.record(tx, by, withdrawalOf(removed));
  }

  async function end(tx: Queryable, by: Actor, memberId: string): Promise<void> {
    await requireOtherOwner(tx, memberId, []);
    const one = await staffRepository(tx).find(memberId);
    if (one) await withdrawOpen(tx, by, one.email);
    const before = await staffRepository(tx).locked(memberId);
    if (!before) return;
    await staffRepository(tx).remove(memberId);
    await audit.record(tx, by, {
      action: 'staff.remove',
      subject: staffSubject(before),
      before: { roles: before.roles },
    });
    await auth.office.closeOf(tx, memberId);
  }

  return {
    /** Adds an account to the staff immediately; returns false if there is no such account. */
    add: (by: Actor, email: string, roles: readonly StaffRole[]): Promise<boolean> =>
      changing(async (tx) => {
        const found = await membersRepository(tx).credentials(email);
        if (!found) return false;
        await requireOtherOwner(tx, found.id, roles);
        await withdrawOpen(tx, by, email);
        const before = await staffRepository(tx).locked(found.id);
        if (before) await staffRepository(tx).setRoles(found.id, roles);
        else await staffRepository(tx).add(found.id, roles, clock());
        await audit.record(tx, by, {
          action: before ? 'staff.change-roles' : 'staff.add',
          subject: staffSubject({ memberId: found.id, email }),
          before: before ? { roles: before.roles } : null,
          after: { roles },
        });
        await auth.office.closeOf(tx, found.id);
        return true;
      }),

    /** A repeated call returns the result of the first one. */
    changeRoles: (by: Actor, memberId: string, { roles, version }: ChangeRolesBody): Promise<StaffMember> =>
      changing(async (tx) => {
        await requireOtherOwner(tx, memberId, roles);
        const before = requireFound(await staffRepository(tx).locked(memberId), STAFF_MESSAGES.gone);
        const isSame = hasSameRoles(before.roles, roles);
        if (isSame && [version, version + 1].includes(before.version)) return toStaffMember(before);
        if (before.version !== version) throw new DomainError('CONFLICT', STAFF_MESSAGES.changed);
        await staffRepository(tx).setRoles(memberId, roles);
        await audit.record(tx, by, {
          action: 'staff.change-roles',
          subject: staffSubject(before),
          before: { roles: before.roles },
          after: { roles },
        });
        await auth.office.closeOf(tx, memberId);
        return toStaffMember({ ...before, roles, version: version + 1 });
      }),

    /** Ends the access of a person; the account remains. */
    remove: (by: Actor, memberId: string): Promise<void> => changing((tx) => end(tx, by, memberId)),

    /** Before the account is deleted, in the same transaction. */
    async leave(tx: Queryable, member: Member): Promise<void> {
      const one = await staffRepository(tx).find(member.id);
      if (one) await end(tx, actorOf(one, member), member.id);
    },

    /** For a lost phone: the person has to set up an authenticator app again. */
    resetSecondFactor: (by: Actor, memberId: string): Promise<void> =>
      changing(async (tx) => {
        const before = requireFound(await staffRepository(tx).locked(memberId), STAFF_MESSAGES.gone);
        if (!before.secret) return;
        await staffRepository(tx).forgetSecondFactor(memberId);
        await audit.record(tx, by, { action: 'staff.reset-second-factor', subject: staffSubject(before) });
        await auth.office.closeOf(tx, memberId);
      }),
  };
}
