import { act, render, screen } from '@testing-library/react';
import { emit } from '@kadam/shared/events';
import { BrowserRouter, Link } from '@kadam/shared/router';
import { currentSession, signIn, signOut, useSession } from '@kadam/shared/session';
import { useSessionWatch } from './session-watch';

function Watch() {
  useSessionWatch();
  return <Link to="/jobs">Jobs</Link>;
}

const watch = () => render(<Watch />, { wrapper: BrowserRouter });

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
  ['a login event', () => emit('auth:login', { userId: 'u-2' })],
  ['a change of route', () => screen.getByRole('link').click()],
  ['two seconds', () => jest.advanceTimersByTime(2_000)],
])('a session that ended in another tab is noticed at %s', (_, happen) => {
  watch();
  endInOtherTab();
  expect(currentSession().token).toBe('t-1');
  act(happen);
  expect(currentSession().token).toBeNull();
});

test('nothing is noticed before two seconds, and a poll without a change writes nothing', () => {
  watch();
  const written = jest.fn();
  const stop = useSession.subscribe(written);
  act(() => jest.advanceTimersByTime(10_000));
  expect(written).not.toHaveBeenCalled();
  endInOtherTab();
  act(() => jest.advanceTimersByTime(1_999));
  expect(written).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(written).toHaveBeenCalledTimes(1);
  stop();
});

test('it stops listening and polling on unmount', () => {
  watch().unmount();
  endInOtherTab();
  window.dispatchEvent(new Event('focus'));
  jest.advanceTimersByTime(10_000);
  expect(currentSession().token).toBe('t-1');
  expect(jest.getTimerCount()).toBe(0);
});
