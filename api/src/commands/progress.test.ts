import { PassThrough } from 'node:stream';
import { progressOn } from './progress';

function progressOutput(isTTY: boolean) {
  const stream = Object.assign(new PassThrough(), { isTTY });
  return { progress: progressOn(stream), text: () => String(stream.read() ?? '') };
}

test('in a file or a pipe, there is one line per hundred thousand records of a step', () => {
  const { progress, text } = progressOutput(false);
  for (let records = 0; records <= 250_000; records += 1_000) progress.update('reading', records);
  for (let records = 0; records <= 150_000; records += 10_000) progress.update('writing', records);
  progress.clear();
  expect(text()).toBe('1,00,000 records read …\n2,00,000 records read …\n1,00,000 records written …\n');
});

test('on a terminal one line is updated, and cleared at the end', () => {
  jest.useFakeTimers({ now: 0 });
  const { progress, text } = progressOutput(true);
  progress.update('reading', 1_000);
  jest.advanceTimersByTime(600);
  progress.update('reading', 5_000);
  progress.update('reading', 6_000);
  progress.clear();
  expect(text()).toBe('\r5,000 records read …\u001b[K\r\u001b[K');
  jest.useRealTimers();
});
