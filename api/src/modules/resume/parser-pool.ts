import { DomainError } from '../../errors';
import type { AnalysisReply, AnalysisRequest } from './analyser-messages';
import type { ParserProcess } from './parser-process';

interface PoolSize {
  /** Files read at once. */
  readonly atOnce: number;
  /** Files that may wait. */
  readonly places: number;
  /** Files one process reads before another takes its place. */
  readonly filesPerProcess: number;
}

interface Kept {
  readonly process: ParserProcess;
  filesLeft: number;
}

/** Reads files in processes of their own, a few at once, and keeps one process ready for the next. */
export interface ParserPool {
  /** Starts the process that is kept ready, so that the first file need not wait for it. */
  prepare(): Promise<void>;
  /** @throws DomainError UNAVAILABLE when too many wait; ParserEnded when the file ended its process */
  read(request: AnalysisRequest, signal?: AbortSignal): Promise<AnalysisReply>;
  stop(): void;
}

// Longer than the longest file may take.
const RETRY_SECONDS = 20;

export function createParserPool(
  { atOnce, places, filesPerProcess }: PoolSize,
  start: () => Promise<ParserProcess>,
): ParserPool {
  const free: Kept[] = [];
  const busy = new Set<Kept>();
  const waiting: (() => void)[] = [];
  let running = 0;
  let isStopped = false;

  const newProcess = async (): Promise<Kept> => ({ process: await start(), filesLeft: filesPerProcess });

  async function keepOneReady(): Promise<void> {
    if (free.length > 0 || running >= atOnce || isStopped) return;
    const kept = await newProcess();
    if (isStopped) kept.process.end();
    else free.push(kept);
  }

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= places)
      throw new DomainError('UNAVAILABLE', 'Many resumes are being checked at this moment. Please try again shortly.', {
        retryAfter: RETRY_SECONDS,
      });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function nextTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  function giveTurnBack(error: unknown): never {
    nextTurn();
    throw error;
  }

  return {
    prepare: keepOneReady,
    async read(request, signal) {
      await turn();
      const kept = free.pop() ?? (await newProcess().catch(giveTurnBack));
      busy.add(kept);
      let isSound = false;
      try {
        const reply = await kept.process.ask(request, signal);
        kept.filesLeft -= 1;
        isSound = kept.filesLeft > 0 && !('fault' in reply);
        return reply;
      } finally {
        busy.delete(kept);
        if (isSound) free.push(kept);
        else kept.process.end();
        nextTurn();
        // A process that cannot be started is told to whoever asks next.
        keepOneReady().catch(() => undefined);
      }
    },
    stop() {
      isStopped = true;
      for (const { process } of [...free.splice(0), ...busy]) process.end();
    },
  };
}
