import {
  changeRoles,
  invite,
  removeStaff,
  resetSecondFactor,
  withdrawInvitation,
  type ChangeRolesBody,
  type InviteBody,
} from '@kadam/shared/contract/staff';
import { call } from '@kadam/shared/http';

export const sendInvitation = (body: InviteBody): Promise<unknown> => call(invite, { body });
export const sendWithdrawal = (id: string): Promise<unknown> => call(withdrawInvitation, { params: { id } });
export const sendRoles = (id: string, body: ChangeRolesBody): Promise<unknown> =>
  call(changeRoles, { params: { id }, body });
export const sendRemoval = (id: string): Promise<unknown> => call(removeStaff, { params: { id } });
export const sendReset = (id: string): Promise<unknown> => call(resetSecondFactor, { params: { id } });
