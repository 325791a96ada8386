type Step = 'reading' | 'comparing' | 'writing';

const EVERY_MS = 500;
const EVERY_RECORDS = 100_000;
const DONE: Readonly<Record<Step, string>> = { reading: 'read', comparing: 'read, comparing', writing: 'written' };

/** Tells how far a long import is: in one line that changes on a terminal, else now and then in a line of its own. */
export function progressOn(stream: NodeJS.WritableStream & { isTTY?: boolean }) {
  let [toldAt, toldStep, toldRecords] = [performance.now(), 'reading', 0];
  return {
    tell(step: Step, records: number): void {
      if (step !== toldStep) [toldStep, toldRecords] = [step, 0];
      const isDue = stream.isTTY ? performance.now() - toldAt > EVERY_MS : records - toldRecords >= EVERY_RECORDS;
      if (!isDue) return;
      [toldAt, toldRecords] = [performance.now(), records];
      const text = `${records.toLocaleString('en-IN')} records ${DONE[step]} …`;
      stream.write(stream.isTTY ? `\r${text}\x1b[K` : `${text}\n`);
    },
    /** Makes room for something else on the terminal. */
    clear(): void {
      if (stream.isTTY) stream.write('\r\x1b[K');
    },
  };
}
