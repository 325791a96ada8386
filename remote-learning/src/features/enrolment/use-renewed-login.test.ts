/**
 * @jest-environment jsdom
 */
import { act, renderHook } from '@testing-library/react';
import { emit } from '@kadam/shared/events';
import { useRenewedLogin } from './use-renewed-login';

it.each([
  ['the same member', 'asha', 'asha', 'returned'],
  ['somebody else', 'asha', 'ravi', 'other'],
  ['somebody, where nobody knew whose session it was', null, 'ravi', 'returned'],
])('tells that %s logged in after the session had ended', (...[, memberId, userId, told]) => {
  const heard: string[] = [];
  const then = {
    onReturn: () => void heard.push('returned'),
    onOther: () => void heard.push('other'),
    onGiveUp: () => void heard.push('given up'),
  };
  const state = { status: 'awaiting-login', memberId, message: 'Session expired. Please log in again.' } as const;
  const { unmount } = renderHook(() => useRenewedLogin(state, then));
  act(() => emit('auth:login', { userId }));
  expect(heard).toEqual([told]);
  unmount();
});
