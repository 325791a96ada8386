/** Deferred work, done at least once, by any process of the API: a row of the table `tasks`. */
export interface Task<Payload = unknown> {
  readonly id: string;
  readonly kind: string;
  readonly payload: Payload;
  readonly createdAt: Date;
  /** Number of attempts, including this one. */
  readonly attempts: number;
}

/** One kind of task: its handler, and how many run at once. */
export interface TaskKind<Payload = unknown> {
  readonly kind: string;
  /** Max tasks of the kind at once in one process. */
  readonly atOnce: number;
  /** The signal is aborted after this time. The lease of the task is twice as long. */
  readonly timeoutMs: number;
  /** For a recurring task: the time until it is due again. */
  readonly everyMs?: number;
  /**
   * Rejects to be retried. May run twice for one task if the process dies before the end is
   * recorded.
   */
  run(task: Task<Payload>, signal: AbortSignal): Promise<void>;
  /** Classifies an error of `run`; by default the task is retried. */
  failureOf?(error: unknown): TaskFailure;
  /** Facts of a task for logs in addition to its kind; never personal data. */
  about?(payload: Payload): object;
}

/** Why a task was not done. */
export interface TaskFailure {
  /** For logs: only codes, because messages of other programs repeat addresses and values. */
  readonly code: string;
  /** For the operator, stored in the table. */
  readonly sentence: string;
  /** Whether retrying is unlikely to help. */
  readonly isFinal: boolean;
}

export interface TaskLog {
  info(facts: object, sentence: string): void;
  warn(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
}
