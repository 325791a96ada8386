import { emit, listen } from '@kadam/shared/events';
import { currentSession, refreshSession, signIn, signOut } from '@kadam/shared/session';
import { sendAsMember } from './index';

const ENDED = { message: 'Session expired. Please log in again.', isSessionOver: true };

let requested: unknown[];
let stop: () => void;

beforeEach(() => {
  requested = [];
  stop = listen('auth:openLogin', (detail) => void requested.push(detail?.reason));
  signIn({ token: 'old', userId: 'asha' });
});
afterEach(() => {
  stop();
  signOut();
});

/** A form of Asha, and a server that accepts only the tokens in `accepted`. */
function form({
  accepted = ['new'],
  owners = ['asha'] as (string | null)[],
  leave = undefined as (() => void) | undefined,
} = {}) {
  const sentWith: (string | null)[] = [];
  const log: string[] = [];
  const page = new AbortController();
  const send = () => {
    const { token } = currentSession();
    sentWith.push(token);
    return Promise.resolve(accepted.includes(token ?? '') ? undefined : ENDED);
  };
  const result = sendAsMember(send, {
    owners,
    leave,
    signal: page.signal,
    reset: () => void log.push('reset'),
    onOther: (userId) => void log.push(`other ${userId}`),
    onWait: (isWaiting) => void log.push(isWaiting ? 'waiting' : 'no longer waiting'),
  });
  return { result, sentWith, log, page };
}

/** Waits until the login is requested. */
const untilRequested = async () => {
  while (requested.length === 0) await Promise.resolve();
};

function logIn(userId = 'asha', token = 'new') {
  signIn({ token, userId });
  emit('auth:login', { userId });
}

function logInElsewhere(userId = 'asha', token = 'new') {
  window.localStorage.setItem('userId', userId);
  window.localStorage.setItem('authToken', token);
}

describe('a form of a member', () => {
  it('is sent once while the session lasts', async () => {
    const { result, sentWith, log } = form({ accepted: ['old'] });
    expect(await result).toBeUndefined();
    expect(sentWith).toEqual(['old']);
    expect(log).toEqual([]);
    expect(requested).toEqual([]);
  });

  it('is sent again after the requested login, with the reason', async () => {
    const { result, sentWith, log } = form();
    await untilRequested();
    expect(currentSession().token).toBeNull();
    expect(requested).toEqual([ENDED.message]);
    expect(log).toEqual(['waiting']);
    logIn();
    expect(await result).toBeUndefined();
    expect(sentWith).toEqual(['old', 'new']);
    expect(log).toEqual(['waiting', 'no longer waiting']);
  });

  it('is sent again after a login in another tab, which closes the dialog here', async () => {
    const { result, sentWith } = form();
    await untilRequested();
    logInElsewhere();
    refreshSession();
    emit('auth:closeLogin');
    expect(await result).toBeUndefined();
    expect(sentWith).toEqual(['old', 'new']);
  });

  it('is sent again without a dialog if another tab has already logged in', async () => {
    const { result, sentWith } = form();
    logInElsewhere();
    expect(await result).toBeUndefined();
    expect(sentWith).toEqual(['old', 'new']);
    expect(requested).toEqual([]);
  });

  it('is rejected, and not sent after a later login, if the dialog was closed', async () => {
    const { result, sentWith } = form();
    await untilRequested();
    emit('auth:closeLogin');
    expect(await result).toEqual(ENDED);
    logIn();
    expect(sentWith).toEqual(['old']);
  });

  it('is rejected without another dialog if the new session has ended too', async () => {
    const { result, sentWith } = form({ accepted: [] });
    await untilRequested();
    logIn();
    expect(await result).toEqual(ENDED);
    expect(sentWith).toEqual(['old', 'new']);
    expect(requested).toEqual([ENDED.message]);
  });

  it('is cleared and not sent if another member logs in', async () => {
    const { result, sentWith, log } = form();
    await untilRequested();
    logIn('ravi');
    expect(await result).toEqual({});
    expect(sentWith).toEqual(['old']);
    expect(log).toEqual(['waiting', 'no longer waiting', 'reset', 'other ravi']);
  });

  it.each([
    ['the author of the request is unknown', [null], 'ravi'],
    ['one of their ids is that of the login', [null, 'the id of the profile', 'asha'], 'asha'],
  ])('is sent if %s', async (_, owners, userId) => {
    const { result, sentWith } = form({ owners });
    await untilRequested();
    logIn(userId);
    await result;
    expect(sentWith).toEqual(['old', 'new']);
  });

  it('is not sent again once its form is gone', async () => {
    const { result, sentWith, page } = form();
    await untilRequested();
    page.abort();
    await result;
    logIn();
    expect(sentWith).toEqual(['old']);
  });

  it('uses the page’s own way to leave the session, if any', async () => {
    const { result } = form({ leave: () => void requested.push('by the page') });
    await untilRequested();
    expect(requested).toEqual(['by the page']);
    logIn();
    expect(await result).toBeUndefined();
  });
});
