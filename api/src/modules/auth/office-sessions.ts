import { OFFICE_HOURS, OFFICE_IDLE_MINUTES } from '@kadam/shared/contract/staff';
import type { Queryable } from '../../db/database';
import type { Member, StaffAccess } from '../../plugins/authentication';
import { type FoundSession, sessionsRepository } from './sessions.repository';

const OFFICE_MS = OFFICE_HOURS * 60 * 60_000;
const OFFICE_IDLE_MS = OFFICE_IDLE_MINUTES * 60_000;

export type OfficeSessions = ReturnType<typeof createOfficeSessions>;

/**
 * Sessions in which the office is open. Changes are part of a transaction; every process reads its
 * sessions again after the commit.
 */
export const createOfficeSessions = (clock: () => Date) => ({
  /** Opens the office in the session of this member for a limited time. */
  open: (tx: Queryable, { sessionId }: Member): Promise<void> =>
    sessionsRepository(tx).setOffice(Buffer.from(sessionId, 'base64url'), clock()),

  close: (tx: Queryable, { sessionId }: Member): Promise<void> =>
    sessionsRepository(tx).setOffice(Buffer.from(sessionId, 'base64url'), null),

  /** Closes the office in every session of a member. */
  closeOf: (tx: Queryable, memberId: string): Promise<void> => sessionsRepository(tx).closeOfficeOf(memberId),
});

/** The rights of a session in the office; undefined unless its member belongs to the staff. */
export function staffAccess(session: FoundSession, now: Date): StaffAccess | undefined {
  const { staffRoles: roles, secondFactorAt, officeUsedAt } = session;
  if (!roles) return undefined;
  if (!secondFactorAt || !officeUsedAt) return { roles, isOpen: false, endsAt: null };
  const endsAt = new Date(Math.min(secondFactorAt.getTime() + OFFICE_MS, officeUsedAt.getTime() + OFFICE_IDLE_MS));
  return endsAt > now ? { roles, isOpen: true, endsAt } : { roles, isOpen: false, endsAt: null };
}
