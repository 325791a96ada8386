import { ACCOUNT_MESSAGES, confirmationError, newPasswordError } from '@kadam/shared/contract/account';
import { AUTH_MESSAGES } from '@kadam/shared/contract/auth';
import { isEmail } from '@kadam/shared/contract/text-rules';
import { emit } from '@kadam/shared/events';
import { keepPicture, signOut } from '@kadam/shared/session';
import { saveFile } from '@kadam/shared/ui/save-file';
import { useState } from 'react';
import {
  requestConfirmation,
  requestData,
  requestDeletion,
  requestEmailChange,
  requestLogoutEverywhere,
  requestPasswordChange,
} from './account.requests';
import { useMemberForm } from './use-member-form';

export interface ActionProps {
  /** The session is over. */
  readonly onExpire: () => void;
}

export interface FinalActionProps extends ActionProps {
  readonly onDone: (sentence: string) => void;
}

export function useResend({ onExpire }: ActionProps) {
  const [serverMessage, setServerMessage] = useState('');
  const form = useMemberForm({
    initial: {},
    request: async (_, signal) =>
      setServerMessage((await requestConfirmation(signal)) ?? ACCOUNT_MESSAGES.confirmationSent),
    fallback: 'The mail could not be sent. Please try again.',
    onExpire,
  });
  return { ...form, serverMessage };
}

export const usePasswordChange = (email: string, { onExpire }: ActionProps) =>
  useMemberForm({
    initial: { currentPassword: '', newPassword: '', confirmation: '' },
    validate: ({ currentPassword, newPassword, confirmation }) => ({
      currentPassword: currentPassword === '' ? AUTH_MESSAGES.passwordRequired : undefined,
      newPassword: newPasswordError(newPassword, email),
      confirmation: confirmationError(confirmation, newPassword),
    }),
    request: ({ currentPassword, newPassword }, signal) =>
      requestPasswordChange({ currentPassword, newPassword }, signal),
    fallback: 'The password could not be changed. Please try again.',
    onExpire,
    compared: { newPassword: 'confirmation' },
  });

export const useLogoutEverywhere = ({ onExpire, onDone }: FinalActionProps) =>
  useMemberForm({
    initial: {},
    request: async (_, signal) => endSession(onDone, doneMessage(await requestLogoutEverywhere(signal))),
    fallback: 'The sessions could not be ended. Please try again.',
    onExpire,
  });

/** Downloads the data; `times` is a key that resets the password field. */
export function useDownload({ onExpire }: ActionProps) {
  const [times, setTimes] = useState(0);
  const form = useMemberForm({
    initial: { password: '' },
    validate: passwordMissing,
    request: async ({ password }, signal) => {
      saveFile(
        new Blob([await requestData(password, signal)], { type: 'application/json' }),
        `kadam-my-data-${new Date().toISOString().slice(0, 10)}.json`,
      );
      setTimes(times + 1);
    },
    fallback: 'Your data could not be fetched. Please try again.',
    onExpire,
  });
  return { ...form, times };
}

export const useDeletion = ({ onExpire, onDone }: FinalActionProps) =>
  useMemberForm({
    initial: { password: '' },
    validate: passwordMissing,
    request: async ({ password }, signal) => {
      await requestDeletion(password, signal);
      keepPicture(null);
      endSession(onDone, ACCOUNT_MESSAGES.deleted);
    },
    fallback: 'The account could not be deleted. Please try again.',
    onExpire,
  });

const passwordMissing = ({ password }: { readonly password: string }) => ({
  password: password === '' ? AUTH_MESSAGES.passwordRequired : undefined,
});

function endSession(onDone: FinalActionProps['onDone'], sentence: string): void {
  onDone(sentence);
  signOut();
  emit('auth:logout');
}

function doneMessage(others: number | undefined): string {
  if (others === undefined) return 'You are logged out everywhere.';
  if (others === 0) return 'You are logged out. There was no other session.';
  return `You are logged out everywhere. ${others === 1 ? 'One other session has' : `${others} other sessions have`} ended.`;
}

export function useEmailChange(current: string, { onExpire }: ActionProps) {
  const [serverMessage, setServerMessage] = useState('');
  const form = useMemberForm({
    initial: { email: '', password: '' },
    validate: ({ email, password }) => ({
      email: emailError(email.trim(), current),
      password: password === '' ? AUTH_MESSAGES.passwordRequired : undefined,
    }),
    request: async ({ email, password }, signal) => {
      const response = await requestEmailChange({ email: email.trim(), password }, signal);
      setServerMessage(response ?? ACCOUNT_MESSAGES.emailChangeRequested);
    },
    fallback: 'The change could not be requested. Please try again.',
    onExpire,
  });
  return { ...form, serverMessage };
}

function emailError(email: string, current: string): string | undefined {
  if (email === '') return 'New email is required';
  if (!isEmail(email)) return AUTH_MESSAGES.emailInvalid;
  return email.toLowerCase() === current ? ACCOUNT_MESSAGES.emailUnchanged : undefined;
}
