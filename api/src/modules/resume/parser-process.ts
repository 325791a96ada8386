import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';
import type { AnalysisReply, AnalysisRequest } from './analyzer-messages';

/** Limits for one file (docs/security.md, 'Uploads'). */
export interface ParserLimits {
  /** Processor time of one file in ms, which does not depend on other load. */
  readonly cpuMs: number;
  /** Processor time after which a file is read at the lowest priority. */
  readonly slowCpuMs: number;
  readonly abandonedCpuMs: number;
  /** Time in ms after which a process that sleeps without using processor time counts as stuck. */
  readonly stuckMs: number;
  /** Wall-clock time in ms; a process that is still working then was slowed down by the machine. */
  readonly wallMs: number;
  readonly residentBytes: number;
}

/** The reason the process ended; `machine` if it was not the file. */
export type Overrun = 'time' | 'memory' | 'crash' | 'machine';

/** A parser process that ended before its reply. */
export class ParserEnded extends Error {
  override readonly name = 'ParserEnded';

  constructor(
    readonly reason: Overrun,
    detail: string,
  ) {
    super(`The parser process ended: ${reason} ${detail}`);
  }
}

export interface ParserProcess {
  /**
   * Resolves when the process can read a file.
   * @throws ParserEnded if it ended before that
   */
  ready(): Promise<void>;
  /**
   * If the signal is aborted before the file is sent, the process stays usable and this rejects
   * with the signal's reason. After that, reading may continue for a short time, so that not every
   * disconnect costs a process.
   * @throws ParserEnded if the process ended or was ended; it can no longer be used
   */
  analyze(request: AnalysisRequest, signal?: AbortSignal): Promise<AnalysisReply>;
  isSlowed(): boolean;
  end(): void;
}

const HEAP_MB = 256;
const WATCH_MS = 50;
const PAGE_BYTES = 4096;
// USER_HZ, the unit of processor time in /proc: 100 on every Linux that Node supports
// (proc_pid_stat(5)).
const TICK_MS = 10;
// Loading the engine takes a second; on a machine that needs more than this nothing can be read.
const START_MS = 60_000;
// Lower than the portal's own processes, so that files delay searches less (decision 0037).
const NICENESS = 5;

/**
 * Starts a parser with an empty environment and a small heap. A worker thread would share the
 * memory of this process (docs/security.md).
 */
export function startParser(limits: ParserLimits, program: string): ParserProcess {
  const child = forkParser(program);
  let reason: Overrun | undefined;
  let isReady = false;
  let isSlowed = false;
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr = `${stderr}${chunk}`.slice(-2_000);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (_code, signal) => {
      // Only the system sends this signal: the machine was out of memory.
      reason ??= isReady && signal !== 'SIGKILL' ? 'crash' : 'machine';
      resolve();
    });
    child.once('error', () => resolve());
  });
  const stop = (why: Overrun) => {
    reason ??= why;
    child.kill('SIGKILL');
  };
  const nextMessage = () =>
    new Promise<unknown>((resolve, reject) => {
      child.once('message', resolve);
      void ended.then(() => reject(new ParserEnded(reason ?? 'machine', stderr)));
    });
  const starting = setTimeout(stop, START_MS, 'machine').unref();
  const ready = nextMessage()
    .then(() => {
      isReady = true;
      lowerPriority(child, NICENESS);
    })
    .finally(() => clearTimeout(starting));
  ready.catch(() => undefined);

  async function analyze(request: AnalysisRequest, signal: AbortSignal | undefined): Promise<AnalysisReply> {
    const before = await usageOf(child);
    signal?.throwIfAborted();
    let maxCpuMs = before.cpuMs + limits.cpuMs;
    let isDone = false;
    const progress = watchProgress(before.cpuMs);
    const endAt = performance.now() + limits.wallMs;
    const checkUsage = async () => {
      const { cpuMs, residentBytes, isAsleep } = await usageOf(child);
      if (isDone) return;
      progress.note(cpuMs);
      if (!isSlowed && cpuMs > before.cpuMs + limits.slowCpuMs) {
        isSlowed = true;
        lowerPriority(child, constants.priority.PRIORITY_LOW);
      }
      if (cpuMs > maxCpuMs) stop('time');
      if (residentBytes > limits.residentBytes) stop('memory');
      if (isAsleep && progress.idleMs() > limits.stuckMs) stop('time');
      if (performance.now() > endAt) stop('machine');
    };
    const watch = setInterval(() => void checkUsage(), WATCH_MS);
    const hurry = () =>
      void usageOf(child).then(({ cpuMs }) => {
        maxCpuMs = Math.min(maxCpuMs, cpuMs + limits.abandonedCpuMs);
      });
    signal?.addEventListener('abort', hurry, { once: true });
    const reply = nextMessage();
    // If the process has ended, its exit event reports that.
    child.send(request, () => undefined);
    try {
      return (await reply) as AnalysisReply;
    } finally {
      isDone = true;
      clearInterval(watch);
      signal?.removeEventListener('abort', hurry);
    }
  }

  return {
    ready: () => ready,
    async analyze(request, signal) {
      await ready;
      return analyze(request, signal);
    },
    isSlowed: () => isSlowed,
    end: () => stop('machine'),
  };
}

function lowerPriority({ pid, exitCode, signalCode }: ChildProcess, niceness: number): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  // Without root privileges a priority can only be lowered.
  if (getPriority(pid) < niceness) setPriority(pid, niceness);
}

/** How long a process has been idle. */
function watchProgress(cpuMs: number) {
  let last = { cpuMs, at: performance.now() };
  return {
    note: (cpuMs: number) => {
      if (cpuMs > last.cpuMs) last = { cpuMs, at: performance.now() };
    },
    idleMs: () => performance.now() - last.at,
  };
}

function forkParser(program: string): ChildProcess {
  const child = fork(program, {
    env: {},
    // Incremental marking would double the time of a file that is read meanwhile.
    execArgv: [`--max-old-space-size=${HEAP_MB}`, '--no-incremental-marking'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // The portal can exit without waiting for an idle parser.
  child.unref();
  child.channel?.unref();
  return child;
}

interface Usage {
  readonly cpuMs: number;
  readonly residentBytes: number;
  readonly isAsleep: boolean;
}

// Only Linux has such a file; elsewhere only the limits of heap and wall-clock time apply.
async function usageOf({ pid }: ChildProcess): Promise<Usage> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in parentheses may contain any characters. Fields by number: state 3, utime 14, stime
  // 15, rss 24 (proc_pid_stat(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3] ?? 0);
  return {
    cpuMs: (field(14) + field(15)) * TICK_MS,
    residentBytes: field(24) * PAGE_BYTES,
    isAsleep: fields[0] === 'S',
  };
}
