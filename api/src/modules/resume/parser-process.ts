import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import type { AnalysisReply, AnalysisRequest } from './analyser-messages';

/** What one file may cost (docs/security.md, 'Uploads'). */
export interface ParserLimits {
  readonly wallMs: number;
  readonly residentBytes: number;
}

/** Why a process ended before it answered. */
export type Overrun = 'time' | 'memory' | 'crash';

/** A process that did not live to answer. */
export class ParserEnded extends Error {
  override readonly name = 'ParserEnded';
  readonly reason: Overrun;

  constructor(reason: Overrun, detail: string) {
    super(`The parser process ended: ${reason} ${detail}`);
    this.reason = reason;
  }
}

/** A child process that reads one file at a time. */
export interface ParserProcess {
  /** @throws ParserEnded when the process was ended, or ended itself; it is of no use then */
  ask(request: AnalysisRequest, signal?: AbortSignal): Promise<AnalysisReply>;
  end(): void;
}

const HEAP_MB = 256;
const WATCH_MS = 50;
const PAGE_BYTES = 4096;
// Loading the engine takes a second; on a machine that takes longer than this nothing can be read.
const START_MS = 60_000;

/**
 * Starts a program as a parser, with an empty environment and a small heap. A worker thread would not do: its memory is this process's
 * (docs/security.md).
 */
export function startParser(limits: ParserLimits, program: string): ParserProcess {
  const child = fork(program, {
    env: {},
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // Everything else the portal answers goes first.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let reason: Overrun = 'crash';
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-2_000);
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));
  // A portal that ends does not wait for a parser without work.
  child.unref();
  child.channel?.unref();

  const stop = (why: Overrun) => {
    reason = why;
    child.kill('SIGKILL');
  };
  const nextMessage = () =>
    new Promise<unknown>((resolve, reject) => {
      child.once('message', resolve);
      void ended.then(() => reject(new ParserEnded(reason, said)));
    });
  const starting = setTimeout(stop, START_MS, 'time').unref();
  const ready = nextMessage().finally(() => clearTimeout(starting));
  ready.catch(() => undefined);

  async function answer(request: AnalysisRequest): Promise<AnalysisReply> {
    await ready;
    const timer = setTimeout(stop, limits.wallMs, 'time');
    const watch = setInterval(() => {
      void residentBytes(child).then((bytes) => bytes > limits.residentBytes && stop('memory'));
    }, WATCH_MS);
    const reply = nextMessage();
    // A process that has ended is noticed by its end.
    child.send(request, () => undefined);
    try {
      return (await reply) as AnalysisReply;
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
    }
  }

  return {
    async ask(request, signal) {
      const giveUp = () => stop('time');
      if (signal?.aborted) giveUp();
      signal?.addEventListener('abort', giveUp, { once: true });
      return answer(request).finally(() => signal?.removeEventListener('abort', giveUp));
    },
    end: () => stop('crash'),
  };
}

// Only Linux tells of another process's memory in a file; elsewhere the limits of heap and time have to do.
async function residentBytes({ pid }: ChildProcess): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES;
}
