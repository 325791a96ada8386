import { DomainError } from '../../errors';
import { createFairQueue, type Rejection } from '../../fair-queue';
import type { AnalysisReply, AnalysisRequest } from './analyzer-messages';
import { ParserEnded, type ParserProcess } from './parser-process';
import type { ResumeClient } from './resume-clients';

interface PoolLimits {
  readonly atOnce: number;
  // Max files of one client that are read at once: fewer than the total, so that one client cannot
  // block the others.
  readonly atOncePerClient: number;
  readonly places: number;
  readonly placesPerClient: number;
  /** Files that a process reads before it is replaced. */
  readonly filesPerProcess: number;
}

interface ReadyProcess {
  readonly process: ParserProcess;
  filesLeft: number;
}

export interface ReadContext {
  readonly client: ResumeClient;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads a few files at once, each in a separate process, and has processes ready for the next ones.
 */
export interface ParserPool {
  prepare(): Promise<void>;
  /**
   * @throws DomainError UNAVAILABLE if too many files are waiting, TOO_MANY_REQUESTS if too many
   * are from this client or ended their process; ParserEnded if the file's process ended; the
   * signal's reason if the client disconnected before the file was read
   */
  read(request: AnalysisRequest, context: ReadContext): Promise<AnalysisReply>;
  state(): PoolState;
  stop(): void;
}

export interface PoolState {
  readonly busy: number;
  /** Ready for a file, or starting. */
  readonly idle: number;
  /** Files that wait for a process. */
  readonly waiting: number;
  /** Processes that were replaced before they reached their number of files. */
  readonly restarts: number;
}

// Longer than the time limit of a file.
const RETRY_SECONDS = 20;

const SENTENCES: Readonly<Record<Rejection, string>> = {
  queue: 'Many resumes are being checked at this moment. Please try again shortly.',
  caller: 'Several resumes from your network are being checked already. Please try again shortly.',
};

const busy = (rejection: Rejection) =>
  new DomainError(rejection === 'queue' ? 'UNAVAILABLE' : 'TOO_MANY_REQUESTS', SENTENCES[rejection], {
    retryAfter: RETRY_SECONDS,
  });

export function createParserPool(limits: PoolLimits, start: () => Promise<ParserProcess>): ParserPool {
  const { atOnce, places, filesPerProcess } = limits;
  const inTurn = createFairQueue({
    atOnce,
    atOncePerCaller: limits.atOncePerClient,
    places,
    placesPerCaller: limits.placesPerClient,
    busy,
  });
  const free: Promise<ReadyProcess>[] = [];
  const alive = new Set<ParserProcess>();
  let turns = 0;
  let accepted = 0;
  let restarts = 0;
  let isStopped = false;

  async function newProcess(): Promise<ReadyProcess> {
    const process = await start();
    if (isStopped) process.end();
    else alive.add(process);
    return { process, filesLeft: filesPerProcess };
  }

  // The error of a process that cannot start is thrown when the process is used.
  function addProcess(): Promise<ReadyProcess> {
    const starting = newProcess();
    starting.catch(() => undefined);
    // Only called when no process is ready.
    free.unshift(starting);
    return starting;
  }

  function ensureReady(): Promise<ReadyProcess> | undefined {
    if (free.length > 0 || turns >= atOnce || isStopped) return free[0];
    return addProcess();
  }

  /** Waits within the turn, so that the delay affects the client whose file ended the process. */
  async function replace({ process, filesLeft }: ReadyProcess): Promise<void> {
    process.end();
    alive.delete(process);
    if (filesLeft > 0) restarts += 1;
    if (isStopped || free.length + turns > atOnce) return;
    const added = await addProcess();
    if (filesLeft > 0) await added.process.ready();
  }

  async function take(turn: Turn): Promise<void> {
    turns += 1;
    try {
      await turn.client.admit();
      turn.signal?.throwIfAborted();
      const taken = free.pop() ?? newProcess();
      void ensureReady();
      const ready = await taken;
      const isSound = await readWith(ready, turn);
      if (isSound) free.push(Promise.resolve(ready));
      else await replace(ready).catch(() => undefined);
    } finally {
      turns -= 1;
    }
  }

  return {
    prepare: async () => void (await ensureReady()),
    read: (request, { client, signal }) =>
      new Promise((resolve, reject) => {
        const turn = { request, client, signal, resolve, reject };
        accepted += 1;
        // Resolved before the turn ends.
        inTurn({ key: client.key, isKnown: false }, () => take(turn), signal)
          .catch(reject)
          .finally(() => (accepted -= 1));
      }),
    state: () => ({ busy: turns, idle: free.length, waiting: accepted - turns, restarts }),
    stop() {
      isStopped = true;
      for (const process of alive) process.end();
    },
  };
}

/** Whether the process may read another file. */
async function readWith(ready: ReadyProcess, { request, client, signal, resolve, reject }: Turn): Promise<boolean> {
  try {
    const reply = await ready.process.analyze(request, signal);
    resolve(reply);
    ready.filesLeft -= 1;
    return ready.filesLeft > 0 && !('error' in reply) && !ready.process.isSlowed();
  } catch (error) {
    const isOver = error instanceof ParserEnded;
    if (isOver && error.reason !== 'machine') await client.overran().catch(() => undefined);
    reject(error);
    return !isOver && !ready.process.isSlowed();
  }
}

interface Turn extends ReadContext {
  readonly request: AnalysisRequest;
  resolve(reply: AnalysisReply): void;
  reject(error: unknown): void;
}
