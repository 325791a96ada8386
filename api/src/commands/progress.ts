type Step = 'reading' | 'comparing' | 'writing';

const EVERY_MS = 500;
const EVERY_RECORDS = 100_000;
const DONE: Readonly<Record<Step, string>> = { reading: 'read', comparing: 'read, comparing', writing: 'written' };

/**
 * Shows the progress of an import: one line that is updated on a terminal, otherwise occasional
 * lines.
 */
export function progressOn(stream: NodeJS.WritableStream & { isTTY?: boolean }) {
  let [shownAt, shownStep, shownRecords] = [performance.now(), 'reading', 0];
  return {
    update(step: Step, records: number): void {
      if (step !== shownStep) [shownStep, shownRecords] = [step, 0];
      const isDue = stream.isTTY ? performance.now() - shownAt > EVERY_MS : records - shownRecords >= EVERY_RECORDS;
      if (!isDue) return;
      [shownAt, shownRecords] = [performance.now(), records];
      const text = `${records.toLocaleString('en-IN')} records ${DONE[step]} …`;
      stream.write(stream.isTTY ? `\r${text}\x1b[K` : `${text}\n`);
    },
    clear(): void {
      if (stream.isTTY) stream.write('\r\x1b[K');
    },
  };
}
