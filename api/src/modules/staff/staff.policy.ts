import type { StaffRole } from '@kadam/shared/contract/endpoint';
import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import type { Queryable } from '../../db/database';
import { DomainError } from '../../errors';
import type { Member } from '../../plugins/authentication';
import type { Actor } from '../audit';
import { type StaffRow, staffRepository } from './staff.repository';

/** @throws DomainError for a member who does not belong to the staff */
export function requireStaff(one: StaffRow | undefined): StaffRow {
  if (!one) throw new DomainError('FORBIDDEN', STAFF_MESSAGES.notStaff);
  return one;
}

/** The name in the audit log of a person who makes a change. */
export const actorOf = ({ memberId, name, email }: StaffRow, { requestId }: Member): Actor => ({
  memberId,
  name,
  email,
  requestId,
});

/** The name in the audit log of a person who is changed. */
export const staffSubject = ({ memberId, email }: Pick<StaffRow, 'memberId' | 'email'>) =>
  ({ kind: 'staff', id: memberId, title: email }) as const;

/** Whether two lists have the same roles, in any order. */
export const hasSameRoles = (some: readonly StaffRole[], others: readonly StaffRole[]): boolean =>
  [...some].sort().join() === [...others].sort().join();

/**
 * Rejects a change that would leave the office without an owner. Owners are locked until the end of
 * the transaction.
 * @param roles the new roles of this person; empty if the access ends
 */
export async function requireOtherOwner(tx: Queryable, memberId: string, roles: readonly StaffRole[]): Promise<void> {
  const owners = await staffRepository(tx).lockedOwners();
  if (roles.includes('owner') || !owners.includes(memberId) || owners.length > 1) return;
  throw new DomainError('CONFLICT', STAFF_MESSAGES.lastOwner);
}
