import type { Database } from '../db/database';
import { createRunner } from './run-task';
import type { Task, TaskKind, TaskLog } from './task';
import { TASKS_CHANNEL, tasksRepository } from './tasks.repository';

interface WorkerParts {
  readonly database: Pick<Database, 'query' | 'listen'>;
  readonly kinds: readonly TaskKind[];
  readonly clock: () => Date;
  readonly log: TaskLog;
  /** Polling interval, for scheduled tasks that become due without a notification. */
  readonly pollMs?: number;
  /** How long running tasks may delay shutdown, in ms. */
  readonly stopMs?: number;
}

interface TaskWorker {
  start(): void;
  stop(): Promise<void>;
}

const POLL_MS = 5_000;
const STOP_MS = 5_000;

/**
 * Runs the tasks of these kinds, in any number of processes. No task is lost; a task runs twice
 * only if its process dies.
 */
export function createTaskWorker(parts: WorkerParts): TaskWorker {
  const { database, kinds, clock, log, pollMs = POLL_MS, stopMs = STOP_MS } = parts;
  const tasks = tasksRepository(database);
  const pause = createPause();
  const cancelling = new AbortController();
  const runTask = createRunner(parts, cancelling.signal);
  const running = new Map<Promise<void>, Task>();
  const endings: (() => Promise<void>)[] = [];
  let polling: Promise<void> | undefined;
  let isStopping = false;

  const logError = (error: unknown) => log.error({ err: error }, 'the tasks cannot be read');

  const hasRoom = ({ kind, atOnce }: TaskKind) =>
    [...running.values()].filter((task) => task.kind === kind).length < atOnce;

  /** Starts a due task if there is one and a free slot; returns whether it did. */
  async function beginNext(): Promise<boolean> {
    const free = kinds.filter(hasRoom);
    if (free.length === 0) return false;
    const leases = Object.fromEntries(free.map(({ kind, timeoutMs }) => [kind, 2 * timeoutMs]));
    // If the clock jumps, the lease of a task can end while this process is still running it.
    const begun = [...running.values()].map(({ id }) => id);
    const task = await tasks.claim(clock(), leases, begun);
    const kind = free.find((one) => one.kind === task?.kind);
    if (!task || !kind) return false;
    begin(kind, task);
    return true;
  }

  function begin(kind: TaskKind, task: Task): void {
    const work = runTask(kind, task)
      .catch(logError)
      .finally(() => {
        running.delete(work);
        pause.end();
      });
    running.set(work, task);
  }

  async function prepare(): Promise<void> {
    endings.push(await database.listen(TASKS_CHANNEL, pause.end));
    for (const { kind, everyMs } of kinds) if (everyMs !== undefined) await tasks.ensureOne(kind, clock());
  }

  async function poll(): Promise<void> {
    let isPrepared = false;
    while (!isStopping) {
      const isMore = await (async () => {
        if (!isPrepared) await prepare();
        isPrepared = true;
        return beginNext();
      })().catch((error: unknown) => {
        logError(error);
        return false;
      });
      if (!isMore && !isStopping) await pause.wait(pollMs);
    }
  }

  return {
    start() {
      polling ??= poll();
    },
    async stop() {
      isStopping = true;
      pause.end();
      const timeout = setTimeout(() => cancelling.abort(), stopMs);
      await polling;
      await Promise.all(running.keys());
      for (const end of endings) await end();
      clearTimeout(timeout);
    },
  };
}

export interface Pause {
  /** Resolves after `maxMs`, or immediately if `end` was called since the last wait. */
  wait(maxMs: number): Promise<void>;
  end(): void;
}

function createPause(): Pause {
  let isEnded = false;
  let resume: (() => void) | undefined;
  return {
    end() {
      isEnded = true;
      resume?.();
    },
    async wait(maxMs) {
      if (!isEnded) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, maxMs);
          resume = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      resume = undefined;
      isEnded = false;
    },
  };
}
