import { write, writeSync } from 'node:fs';

export interface LogStream {
  write(line: string): void;
}

const MAX_WAITING_BYTES = 1024 * 1024;
// Same delay as in pino's own stream before it writes again.
const RETRY_MS = 100;

/**
 * Writes the log to an open file. Lines that cannot be written, because the disk is full or the
 * reader of a pipe is slow, are queued and retried; beyond `maxWaitingBytes`, 1 MiB by default,
 * lines are dropped and counted in the next line. Never throws.
 */
export function createLogStream(file: number, { maxWaitingBytes = MAX_WAITING_BYTES } = {}): LogStream {
  let lines: string[] = [];
  let waitingBytes = 0;
  let dropped = 0;
  let isWriting = false;

  function writeAll(bytes: Buffer): void {
    isWriting = true;
    write(file, bytes, (error, written) => {
      if (error) {
        setTimeout(writeAll, RETRY_MS, bytes).unref();
        return;
      }
      waitingBytes -= written;
      if (written < bytes.length) writeAll(bytes.subarray(written));
      else writeNext();
    });
  }

  function writeNext(): void {
    const text = takeWaiting();
    isWriting = text !== '';
    if (isWriting) writeAll(Buffer.from(text));
  }

  function takeWaiting(): string {
    if (dropped > 0) add(droppedLine(dropped));
    dropped = 0;
    const text = lines.join('');
    lines = [];
    return text;
  }

  function add(line: string): void {
    lines.push(line);
    waitingBytes += Buffer.byteLength(line);
  }

  process.once('exit', () => {
    try {
      writeSync(file, takeWaiting());
    } catch {
      // pino's own stream retries here while the disk is full, so the process would never exit.
    }
  });

  return {
    write(line) {
      if (waitingBytes >= maxWaitingBytes) dropped += 1;
      else add(line);
      if (!isWriting) writeNext();
    },
  };
}

// The level is pino's number for 'warn'.
const droppedLine = (dropped: number) =>
  `${JSON.stringify({ level: 40, time: Date.now(), dropped, msg: 'lines of the log were dropped: it could not be written' })}\n`;
