import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { Database, Queryable } from '../db/database';
import type { Limits } from '../limits';
import type { OpenCounts } from '../http/counts';
import type { MailWriter } from '../mail';
import type { HousekeepingJob, TaskKind } from '../tasks';
import type { PersonalData } from './personal-data';

/** `isDraining` is set while the process shuts down. */
export interface Lifecycle {
  isDraining: boolean;
}

/**
 * What a module is built from. What it needs of other modules is a second argument of its function.
 */
export interface ModuleParts {
  readonly database: Database;
  /** Reads of public data, which may be some seconds behind; the database itself without a replica. */
  readonly readDatabase: Queryable;
  readonly config: Pick<Config, 'environment' | 'publicUrl' | 'officeEmail'> &
    Partial<Pick<Config, 'bundlesFolder' | 'dataFolder' | 'resumeFolder' | 'synonymsFile'>>;
  readonly limits: Limits;
  /** Where requests are counted against the limits. */
  readonly openCounts: OpenCounts;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  readonly lifecycle: Lifecycle;
  /**
   * The job search reads what has changed before each search, instead of following the database.
   */
  readonly searchesOnDemand?: boolean | undefined;
}

/**
 * One domain of the API, as its `index.ts` exports it to `app.ts`. Other modules may use `service`.
 */
export interface Module<Service = unknown> {
  readonly name: string;
  readonly service: Service;
  routes(app: FastifyInstance): void;
  /** Work it has done later, by kind. */
  readonly tasks?: readonly TaskKind[];
  /** Mails that are written when they are sent, by kind. */
  readonly mails?: Readonly<Record<string, MailWriter>>;
  readonly housekeeping?: readonly HousekeepingJob[];
  readonly personalData?: PersonalData;
  start?(): Promise<void>;
  /**
   * Runs once the server listens, for what the first visitors would wait for; nothing waits for it.
   */
  prepare?(): Promise<void>;
  stop?(): Promise<void>;
}
