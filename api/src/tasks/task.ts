/** Work that is done later, at least once, by any process of the API: a row of the table `tasks`. */
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
  /** Most that one process does at the same time. */
  readonly atOnce: number;
  /** After this the signal is aborted. Twice as long nobody else gets the task, so that it is begun again only when its process has died. */
  readonly timeoutMs: number;
  /** For work that comes back: one such task exists at all times, and is due again so long after it was done. */
  readonly everyMs?: number;
  /** Resolves when it is done, rejects when it has to be tried again. May run twice for one task: a process can die before its end is noted. */
  run(task: Task<Payload>, signal: AbortSignal): Promise<void>;
  /** Says what an error of `run` means; unless told, it is tried again. */
  failureOf?(error: unknown): TaskFailure;
  /** What logs tell of a task besides its kind; never anything of a person. */
  about?(payload: Payload): object;
}

/** Why a task was not done. */
export interface TaskFailure {
  /** For logs: codes only, because messages of other programs repeat addresses and values. */
  readonly code: string;
  /** For the operator, kept in the table. */
  readonly sentence: string;
  /** Trying again is hardly any use. */
  readonly isFinal: boolean;
}

/** What the worker tells the operator. */
export interface TaskLog {
  info(facts: object, sentence: string): void;
  warn(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
}
