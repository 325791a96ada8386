import type { Queryable } from '../db/database';
import type { Task, TaskKind, TaskLog, TaskFailure } from './task';
import { tasksRepository } from './tasks.repository';

interface Parts {
  readonly database: Queryable;
  readonly clock: () => Date;
  readonly log: TaskLog;
}

export function createRunner({ database, clock, log }: Parts, canceled: AbortSignal) {
  const tasks = tasksRepository(database);
  // The task is done, but the database was unavailable when that had to be recorded.
  const done = new Set<string>();
  const later = (ms: number) => new Date(clock().getTime() + ms);

  return async function runTask(kind: TaskKind, task: Task): Promise<void> {
    const facts = { task: task.id, kind: task.kind, attempts: task.attempts, ...kind.about?.(task.payload) };
    if (!done.has(task.id)) {
      try {
        await kind.run(task, AbortSignal.any([canceled, AbortSignal.timeout(kind.timeoutMs)]));
      } catch (error) {
        await recordFailure({ kind, task, facts }, error);
        return;
      }
    }
    done.add(task.id);
    if (kind.everyMs === undefined) await tasks.remove(task.id);
    else await tasks.repeat(task, later(kind.everyMs));
    done.delete(task.id);
    log.info(facts, 'task done');
  };

  async function recordFailure(
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

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const FIRST_WAIT_MS = 30_000;
const MAX_WAIT_MS = 6 * HOUR;
// These delays add up to about two and a half days: a mail server may be down over a weekend.
const MAX_ATTEMPTS = 20;
// A permanent rejection (SMTP 5yz) is retried only in case the server is being set up: for about
// eight minutes.
const MAX_REJECTIONS = 5;

/** The delay after the `attempts`th attempt, in ms; undefined to stop retrying. */
export function waitAfter(attempts: number, isFinal: boolean): number | undefined {
  if (attempts >= (isFinal ? MAX_REJECTIONS : MAX_ATTEMPTS)) return undefined;
  return backOff(attempts);
}

/** The same for a task that is retried forever. */
const backOff = (attempts: number): number => Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), MAX_WAIT_MS);

const MAX_LENGTH = 500;

/** Describes a thrown value: its code or name for logs, that and its message for the operator. */
export function failureOf(error: unknown): TaskFailure {
  const { code, name, message }: Record<string, unknown> = Object(error);
  const word = [code, name].find(isCode) ?? 'UNKNOWN';
  return { code: String(word), sentence: failureSentence(`${String(word)}: ${String(message ?? '')}`), isFinal: false };
}

/** Text that the database can store: one line, well-formed, at most 500 characters. */
export const failureSentence = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, MAX_LENGTH)
    .toWellFormed();

/** Whether this is an identifier of a program, which cannot be personal data. */
export const isCode = (part: unknown): boolean => /^[A-Za-z0-9_ ]{1,30}$/.test(String(part ?? ''));
