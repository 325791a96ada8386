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
import { ApiError, call, GENERIC_ERROR_MESSAGE } from '@kadam/shared/http';
import { officeFailure, type OfficeFailure } from '../../lib/office-failure';

const staffList = z.object({ data: z.object({ staff: z.array(staffMember), invitations: z.array(invitation) }) });
export type StaffList = z.infer<typeof staffList>['data'];

export async function fetchStaff(signal: AbortSignal): Promise<StaffList> {
  const { data } = staffList.safeParse(await call(listStaff, { signal }));
  if (!data) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200 });
  return data.data;
}

/** Each returns the failure, or undefined on success. */
export const sendInvitation = (body: InviteBody) => failureOf(call(invite, { body }));
export const sendWithdrawal = (id: string) => failureOf(call(withdrawInvitation, { params: { id } }));
export const sendRoles = (id: string, body: ChangeRolesBody) => failureOf(call(changeRoles, { params: { id }, body }));
export const sendRemoval = (id: string) => failureOf(call(removeStaff, { params: { id } }));
export const sendReset = (id: string) => failureOf(call(resetSecondFactor, { params: { id } }));

const failureOf = (request: Promise<unknown>): Promise<OfficeFailure | undefined> =>
  request.then(
    () => undefined,
    (error) => officeFailure(error),
  );
