import { listen } from '@kadam/shared/events';
import { currentSession, signIn, signOut } from '@kadam/shared/session';
import { logInAgain } from './index';

let emitted: unknown[];
let stops: (() => void)[];

beforeEach(() => {
  emitted = [];
  stops = [
    listen('auth:logout', () => void emitted.push(['logout', currentSession().token])),
    listen('auth:openLogin', (detail) => void emitted.push(['openLogin', detail])),
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
    expect(emitted).toEqual([
      ['logout', null],
      ['openLogin', { reason: 'Session expired.' }],
    ]);
  });

  it('works without a reason', () => {
    logInAgain({ token: null });
    expect(emitted).toContainEqual(['openLogin', undefined]);
  });

  it('does not sign out of a newer session', () => {
    signIn({ token: 'new', userId: 'asha' });
    logInAgain({ token: 'old' });
    expect(currentSession().token).toBe('new');
  });
});
