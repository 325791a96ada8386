/**
 * Work that is done later, at least once, by any process of the API: a row of the table `tasks`.
 */
export interface Task<Payload = unknown> {
  readonly id: string;
  readonly kind: string;
  readonly payload: Payload;
  readonly createdAt: Date;
  /** How many times it was begun, this time included. */
  readonly attempts: number;
}

/** One kind of task: how it is done, and how many at once. */
export interface TaskKind<Payload = unknown> {
  readonly kind: string;
  /** Max tasks of the kind at once in one process. */
  readonly atOnce: number;
  /** After this the signal is aborted. The task is leased for twice as long. */
  readonly timeoutMs: number;
  /** For a recurring task: the time until it is due again. */
  readonly everyMs?: number;
  /**
   * Rejects to be retried. May run twice for one task, when the process dies before its end is
   * noted.
   */
  run(task: Task<Payload>, signal: AbortSignal): Promise<void>;
  /** Classifies an error of `run`; by default the task is retried. */
  failureOf?(error: unknown): TaskFailure;
  /** Facts of a task for logs besides its kind; never personal data. */
  about?(payload: Payload): object;
}

/** Why a task was not done. */
export interface TaskFailure {
  /** For logs: codes only, because messages of other programs repeat addresses and values. */
  readonly code: string;
  /** For the operator, stored in the table. */
  readonly sentence: string;
  /** Trying again is hardly any use. */
  readonly isFinal: boolean;
}

export interface TaskLog {
  info(facts: object, sentence: string): void;
  warn(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
}
