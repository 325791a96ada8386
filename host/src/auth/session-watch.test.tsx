import { act, render } from '@testing-library/react';
import { emit } from '@kadam/shared/events';
import { BrowserRouter } from '@kadam/shared/router';
import { currentSession, signIn, signOut } from '@kadam/shared/session';
import { useSessionWatch } from './session-watch';

function Watch() {
  useSessionWatch();
  return null;
}

const watch = () =>
  render(
    <BrowserRouter>
      <Watch />
    </BrowserRouter>,
  );

beforeEach(() => {
  jest.useFakeTimers();
  signIn({ token: 't-1', userId: 'u-1' });
});
afterEach(() => {
  jest.useRealTimers();
  signOut();
});

const endInOtherTab = () => window.localStorage.removeItem('authToken');

test.each([
  ['a storage event', () => window.dispatchEvent(new Event('storage'))],
  ['focus of the window', () => window.dispatchEvent(new Event('focus'))],
  ['a return from the back/forward cache', () => window.dispatchEvent(new Event('pageshow'))],
  ['a change of visibility', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['a logout event', () => emit('auth:logout')],
  ['two seconds', () => jest.advanceTimersByTime(2_000)],
])('a session that ended in another tab is noticed at %s', (_, happen) => {
  watch();
  endInOtherTab();
  expect(currentSession().token).toBe('t-1');
  act(happen);
  expect(currentSession().token).toBeNull();
});

test('after the page is gone nothing listens or polls any more', () => {
  watch().unmount();
  endInOtherTab();
  window.dispatchEvent(new Event('focus'));
  jest.advanceTimersByTime(10_000);
  expect(currentSession().token).toBe('t-1');
  expect(jest.getTimerCount()).toBe(0);
});
