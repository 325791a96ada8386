import { EMPTY_RESUME } from '@kadam/resume-engine/resume-document';
import { afterPauses } from './after-pauses';
import { createResumeStore } from './resume-store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a run is aborted by the next letter before the paint, and repeated after the next pause', () => {
  const store = createResumeStore(EMPTY_RESUME);
  const begun: AbortSignal[] = [];
  const end = afterPauses(store, { ms: 300, act: (signal) => begun.push(signal) });
  jest.advanceTimersByTime(300);
  expect(begun.map(({ aborted }) => aborted)).toEqual([false]);
  store.type({ path: 'basics.name', text: 'A', from: () => 0, at: 0 });
  expect(begun.map(({ aborted }) => aborted)).toEqual([true]);
  jest.advanceTimersByTime(299);
  expect(begun).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(begun.map(({ aborted }) => aborted)).toEqual([true, false]);
  end();
  expect(begun.at(-1)?.aborted).toBe(true);
});
