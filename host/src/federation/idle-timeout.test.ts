import { noteArrival, withinSilence } from './silence';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = new Promise<never>(() => {});

test('work is given up once nothing has arrived for the given time', async () => {
  const outcome = withinSilence(never, 5_000).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await outcome).toBe('Nothing has arrived for 5000 ms.');
});

test('whatever arrives begins the time anew', async () => {
  const giveUp = jest.fn();
  withinSilence(never, 5_000).catch(giveUp);
  for (let times = 0; times < 5; times += 1) {
    await jest.advanceTimersByTimeAsync(4_000);
    noteArrival();
  }
  await jest.advanceTimersByTimeAsync(4_999);
  expect(giveUp).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(giveUp).toHaveBeenCalledTimes(1);
});

test('an answer and a failure pass through, and nothing ticks on', async () => {
  expect(await withinSilence(Promise.resolve('page'), 5_000)).toBe('page');
  await expect(withinSilence(Promise.reject(new Error('404')), 5_000)).rejects.toThrow('404');
  expect(jest.getTimerCount()).toBe(0);
});
