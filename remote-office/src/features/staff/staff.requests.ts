import {
  changeRoles,
  invitation,
  invite,
  listStaff,
  removeStaff,
  resetSecondFactor,
  staffMember,
  withdrawInvitation,
  type ChangeRolesBody,
  type InviteBody,
} from '@kadam/shared/contract/staff';
import { z } from '@kadam/shared/contract/zod';
import { call } from '@kadam/shared/http';
import { dataOf } from '../../lib/data-of';

const staffList = z.object({ staff: z.array(staffMember), invitations: z.array(invitation) });
export type StaffList = z.infer<typeof staffList>;

export const fetchStaff = async (signal: AbortSignal): Promise<StaffList> =>
  dataOf(staffList, await call(listStaff, { signal }));

export const sendInvitation = (body: InviteBody): Promise<unknown> => call(invite, { body });
export const sendWithdrawal = (id: string): Promise<unknown> => call(withdrawInvitation, { params: { id } });
export const sendRoles = (id: string, body: ChangeRolesBody): Promise<unknown> =>
  call(changeRoles, { params: { id }, body });
export const sendRemoval = (id: string): Promise<unknown> => call(removeStaff, { params: { id } });
export const sendReset = (id: string): Promise<unknown> => call(resetSecondFactor, { params: { id } });
