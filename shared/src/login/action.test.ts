import { act, renderHook } from '@testing-library/react';
import { listen } from '@kadam/shared/events';
import { ApiError } from '@kadam/shared/http';
import { currentSession, signIn, signOut } from '@kadam/shared/session';
import { useMemberAction } from './action';

const reasons: (string | undefined)[] = [];
const stop = listen('auth:openLogin', (detail) => void reasons.push(detail?.reason));

beforeEach(() => {
  signIn({ token: 'a-token', userId: 'asha' });
});
afterEach(() => signOut());
afterAll(stop);

async function run(send: () => Promise<void>) {
  const messages = { failedMessage: 'It could not be deleted.', expiredMessage: 'Session expired.' };
  const { result } = renderHook(() => useMemberAction({ send, ...messages }));
  await act(async () => {
    result.current.run();
    await Promise.resolve();
  });
  return result.current;
}

const failWith = (error: Error) => run(() => Promise.reject(error));

it('stays busy after success, because the view is expected to unmount', async () => {
  expect(await run(() => Promise.resolve())).toMatchObject({ isBusy: true, message: undefined });
});

it.each([
  [
    "the server's sentence",
    new ApiError({ message: 'Conflict', status: 409, body: { message: 'It is in use.' } }),
    'It is in use.',
  ],
  [
    'the message of a response without a sentence',
    new ApiError({ message: 'Something went wrong.', status: 500 }),
    'Something went wrong.',
  ],
  ['the sentence of the caller for any other error', new TypeError('x is undefined'), 'It could not be deleted.'],
])('shows why the request failed: %s', async (_, error, message) => {
  expect(await failWith(error)).toMatchObject({ isBusy: false, message });
});

it('opens the login dialog if the session has ended', async () => {
  const failed = await failWith(new ApiError({ message: 'Unauthorized', status: 401 }));
  expect(failed).toMatchObject({ isBusy: false, message: undefined });
  expect([reasons, currentSession().token]).toEqual([['Session expired.'], null]);
});
