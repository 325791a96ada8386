import { useState } from 'react';
import { AUTH_MESSAGES } from '@kadam/shared/contract/auth';
import type { StaffRole } from '@kadam/shared/contract/endpoint';
import { STAFF_MESSAGES, type StaffMember } from '@kadam/shared/contract/staff';
import { isEmail } from '@kadam/shared/contract/text-rules';
import { useForm } from '@kadam/shared/form';
import { queryClient, useQuery } from '@kadam/shared/query';
import { officeFailure, type OfficeFailure } from '../../lib/office-failure';
import { queryKey } from '../../lib/query-key';
import { refreshSession } from '../../lib/refresh';
import {
  fetchStaff,
  sendInvitation,
  sendRemoval,
  sendReset,
  sendRoles,
  sendWithdrawal,
  type StaffList,
} from './staff.requests';

export type StaffState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | ({ readonly status: 'ready' } & StaffList);

export function useStaff(): StaffState {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey('staff'),
    queryFn: ({ signal }) => fetchStaff(signal),
    staleTime: 0,
  });
  if (data) return { status: 'ready', ...data };
  if (!error || isFetching) return { status: 'loading' };
  return { status: 'failed', message: officeFailure(error).message, retry: () => void refetch() };
}

const refreshStaff = (): Promise<void> => queryClient.invalidateQueries({ queryKey: queryKey('staff') });

/** Reads again what a change has changed: the list, or the session if a code is required. */
const settle = async (failure: OfficeFailure | undefined): Promise<OfficeFailure | undefined> => {
  if (failure?.needsCode) await refreshSession();
  else if (!failure) await refreshStaff();
  return failure;
};

const ACTIONS = { remove: sendRemoval, reset: sendReset, withdraw: sendWithdrawal } as const;

/** Removes a person, resets the authenticator app, or withdraws an invitation. */
export function useStaffAction(action: keyof typeof ACTIONS, id: string, onDone: () => void) {
  const [message, setMessage] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const run = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const failure = await settle(await ACTIONS[action](id));
    setIsBusy(false);
    setMessage(failure?.message);
    if (!failure) onDone();
  };
  return { message, isBusy, run };
}

export function useInviteForm(onInvited: (email: string) => void) {
  const [roles, setRoles] = useState<readonly StaffRole[]>([]);
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => {
      const fieldErrors = { email: emailError(email) };
      return roles.length === 0 ? { message: STAFF_MESSAGES.rolesMissing, fieldErrors } : { fieldErrors };
    },
    send: async ({ email }, { reset }) => {
      const failure = await settle(await sendInvitation({ email: email.trim(), roles: [...roles] }));
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

/** `isOutdated`: another person changed the roles meanwhile; `reload` reads them. */
export function useRolesForm({ id, roles: known, version }: StaffMember, onSaved: () => void) {
  const [roles, setRoles] = useState<readonly StaffRole[]>(known);
  const [isOutdated, setIsOutdated] = useState(false);
  const form = useForm({
    initial: {},
    check: () => (roles.length === 0 ? { message: STAFF_MESSAGES.rolesMissing } : undefined),
    send: async () => {
      const failure = await settle(await sendRoles(id, { roles: [...roles], version }));
      setIsOutdated(failure?.message === STAFF_MESSAGES.changed);
      if (!failure) onSaved();
      return failure;
    },
    fallback: 'The roles were not saved. Please try again.',
  });
  return { ...form, roles, setRoles, isOutdated, reload: refreshStaff };
}

function emailError(value: string): string | undefined {
  if (value.trim() === '') return AUTH_MESSAGES.emailRequired;
  return isEmail(value) ? undefined : AUTH_MESSAGES.emailInvalid;
}
