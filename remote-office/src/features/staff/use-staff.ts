import { useState } from 'react';
import { AUTH_MESSAGES } from '@kadam/shared/contract/auth';
import type { StaffRole } from '@kadam/shared/contract/endpoint';
import { listStaff, STAFF_MESSAGES, type StaffMember } from '@kadam/shared/contract/staff';
import { isEmail } from '@kadam/shared/contract/text-rules';
import { useForm } from '@kadam/shared/form';
import { refreshList, settleChange } from '../../lib/settle';
import { useChange } from '../../lib/use-change';
import { callForData } from '../../lib/call-for-data';
import { useLoaded } from '../../lib/use-loaded';
import { sendInvitation, sendRemoval, sendReset, sendRoles, sendWithdrawal } from './staff.requests';

const LIST = 'staff';

export const useStaff = () =>
  useLoaded({ key: [LIST], load: (signal) => callForData(listStaff, { signal }), keepsOnError: true });

const ACTIONS = { remove: sendRemoval, reset: sendReset, withdraw: sendWithdrawal } as const;

/** Removes a person, resets the authenticator app, or withdraws an invitation. */
export const useStaffAction = (action: keyof typeof ACTIONS, id: string, onDone: () => void) =>
  useChange(() => settleChange(LIST, ACTIONS[action](id)), onDone);

export function useInviteForm(onInvited: (email: string) => void) {
  const [roles, setRoles] = useState<readonly StaffRole[]>([]);
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => {
      const fieldErrors = { email: emailError(email) };
      return roles.length === 0 ? { message: STAFF_MESSAGES.rolesMissing, fieldErrors } : { fieldErrors };
    },
    send: async ({ email }, { reset }) => {
      const failure = await settleChange(LIST, sendInvitation({ email: email.trim(), roles: [...roles] }));
      if (failure) return failure;
      reset();
      setRoles([]);
      onInvited(email.trim());
      return undefined;
    },
    fallback: 'The invitation could not be sent. Please try again.',
  });
  return { ...form, roles, setRoles };
}

/** `isOutdated`: another person changed the roles meanwhile; `reload` loads them. */
export function useRolesForm({ id, roles: known, version }: StaffMember, onSaved: () => void) {
  const [roles, setRoles] = useState<readonly StaffRole[]>(known);
  const [isOutdated, setIsOutdated] = useState(false);
  const form = useForm({
    initial: {},
    check: () => (roles.length === 0 ? { message: STAFF_MESSAGES.rolesMissing } : undefined),
    send: async () => {
      const failure = await settleChange(LIST, sendRoles(id, { roles: [...roles], version }));
      setIsOutdated(failure?.message === STAFF_MESSAGES.changed);
      if (!failure) onSaved();
      return failure;
    },
    fallback: 'The roles were not saved. Please try again.',
  });
  return { ...form, roles, setRoles, isOutdated, reload: () => refreshList(LIST) };
}

function emailError(value: string): string | undefined {
  if (value.trim() === '') return AUTH_MESSAGES.emailRequired;
  return isEmail(value) ? undefined : AUTH_MESSAGES.emailInvalid;
}
