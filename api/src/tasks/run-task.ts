import type { Queryable } from '../db/database';
import { failureOf } from './failure';
import { backOff, waitAfter } from './retries';
import type { Task, TaskKind, TaskLog } from './task';
import { tasksRepository } from './tasks.repository';

interface Parts {
  readonly database: Queryable;
  readonly clock: () => Date;
  readonly log: TaskLog;
}

export function createRunner({ database, clock, log }: Parts, cancelled: AbortSignal) {
  const tasks = tasksRepository(database);
  // Done, but the database was away when that had to be noted.
  const done = new Set<string>();
  const later = (ms: number) => new Date(clock().getTime() + ms);

  return async function runTask(kind: TaskKind, task: Task): Promise<void> {
    const facts = { task: task.id, kind: task.kind, attempts: task.attempts, ...kind.about?.(task.payload) };
    if (!done.has(task.id)) {
      try {
        await kind.run(task, AbortSignal.any([cancelled, AbortSignal.timeout(kind.timeoutMs)]));
      } catch (error) {
        await noteFailure({ kind, task, facts }, error);
        return;
      }
    }
    done.add(task.id);
    if (kind.everyMs === undefined) await tasks.remove(task.id);
    else await tasks.repeat(task, later(kind.everyMs));
    done.delete(task.id);
    log.info(facts, 'task done');
  };

  async function noteFailure(
    { kind, task, facts }: { kind: TaskKind; task: Task; facts: object },
    error: unknown,
  ): Promise<void> {
    const { code, sentence, isFinal } = (kind.failureOf ?? failureOf)(error);
    const waitMs = kind.everyMs === undefined ? waitAfter(task.attempts, isFinal) : backOff(task.attempts);
    if (waitMs === undefined) {
      await tasks.giveUp(task, clock(), sentence);
      log.error({ ...facts, failure: code }, 'task given up; it stays in the table');
      return;
    }
    await tasks.postpone(task, later(waitMs), sentence);
    log.warn({ ...facts, failure: code, nextInMs: waitMs }, 'task failed; it will be tried again');
  }
}
