import { emit, listen } from '@kadam/shared/events';
import { rememberMember, signIn, signOut } from '@kadam/shared/session';
import { act } from '@testing-library/react';
import type { Received } from './api-server';

export const MEMBER = { userId: '11111111-1111-4111-8111-111111111111', email: 'asha@example.in', token: 'token-1' };

export const account = { id: MEMBER.userId, firstName: 'Asha', lastName: 'Rao', email: MEMBER.email };

export const profile = (user: object = account) => ({ status: 200, body: { success: true, user } });

/** The response to a saved job profile. */
export const savedJobProfile = ({ body }: Received) => {
  const { email: _, resumeUrl: __, ...data } = body as Record<string, string>;
  return { status: 200, body: { success: true, message: 'Saved', data } };
};

export function beVisitor(): void {
  signOut();
  window.localStorage.clear();
  window.sessionStorage.clear();
}

export function beMember(token = MEMBER.token): void {
  signIn({ token, userId: MEMBER.userId });
  rememberMember(MEMBER);
}

/** As the host does after a login. */
export const logIn = (token = MEMBER.token): void =>
  act(() => {
    beMember(token);
    emit('auth:login', { userId: MEMBER.userId });
  });

export function watchLoginRequests(): { readonly reasons: (string | undefined)[]; readonly stop: () => void } {
  const reasons: (string | undefined)[] = [];
  const stop = listen('auth:openLogin', (detail) => reasons.push(detail?.reason));
  return { reasons, stop };
}
