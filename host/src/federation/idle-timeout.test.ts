import { recordArrival, withIdleTimeout } from './idle-timeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = new Promise<never>(() => {});

test('rejects once no data has arrived for the given time', async () => {
  const outcome = withIdleTimeout(never, 5_000).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await outcome).toBe('Nothing has arrived for 5000 ms.');
});

test('restarts the timeout when data arrives', async () => {
  const giveUp = jest.fn();
  withIdleTimeout(never, 5_000).catch(giveUp);
  for (let times = 0; times < 5; times += 1) {
    await jest.advanceTimersByTimeAsync(4_000);
    recordArrival();
  }
  await jest.advanceTimersByTimeAsync(4_999);
  expect(giveUp).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(giveUp).toHaveBeenCalledTimes(1);
});

test('passes the result or error of the work through and clears its timer', async () => {
  expect(await withIdleTimeout(Promise.resolve('page'), 5_000)).toBe('page');
  await expect(withIdleTimeout(Promise.reject(new Error('404')), 5_000)).rejects.toThrow('404');
  expect(jest.getTimerCount()).toBe(0);
});
