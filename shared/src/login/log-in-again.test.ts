/**
 * @jest-environment jsdom
 */
import { listen } from '@kadam/shared/events';
import { currentSession, signIn, signOut } from '@kadam/shared/session';
import { logInAgain } from './index';

let heard: unknown[];
let stops: (() => void)[];

beforeEach(() => {
  heard = [];
  stops = [
    listen('auth:logout', () => void heard.push(['logout', currentSession().token])),
    listen('auth:openLogin', (detail) => void heard.push(['openLogin', detail])),
  ];
});
afterEach(() => {
  stops.forEach((stop) => stop());
  signOut();
});

describe('logInAgain', () => {
  it('signs out, emits auth:logout, then opens the login dialog with the reason', () => {
    signIn({ token: 'old', userId: 'asha' });
    logInAgain({ token: 'old', reason: 'Session expired.' });
    expect(heard).toEqual([
      ['logout', null],
      ['openLogin', { reason: 'Session expired.' }],
    ]);
  });

  it('works without a reason', () => {
    logInAgain({ token: null });
    expect(heard).toContainEqual(['openLogin', undefined]);
  });

  it('does not sign out of a newer session', () => {
    signIn({ token: 'new', userId: 'asha' });
    logInAgain({ token: 'old' });
    expect(currentSession().token).toBe('new');
  });
});
