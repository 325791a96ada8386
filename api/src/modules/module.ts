import type { StaffRole } from '@kadam/shared/contract/endpoint';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { Database, Queryable } from '../db/database';
import type { Limits } from '../limits';
import type { ConsentEffect } from '../consents';
import type { OpenCounts } from '../http/counters';
import type { MailWriter } from '../mail';
import type { MetricSource } from '../metrics';
import type { Member } from '../plugins/authentication';
import type { RetentionJob } from '../retention';
import type { HousekeepingJob, TaskKind } from '../tasks';

/** `isDraining` is set while the process shuts down. */
export interface Lifecycle {
  isDraining: boolean;
}

/**
 * Dependencies of every module. Other modules that it needs are a second argument of its function.
 */
export interface ModuleParts {
  readonly database: Database;
  /**
   * Reads of public data from a replica that may be some seconds behind; from the database if there
   * is no replica.
   */
  readonly readDatabase: Queryable;
  readonly config: Pick<Config, 'environment' | 'publicUrl' | 'officeEmail'> &
    Partial<Pick<Config, 'bundlesFolder' | 'dataFolder' | 'resumeFolder' | 'synonymsFile'>>;
  readonly limits: Limits;
  /** Opens the counters for rate limits. */
  readonly openCounts: OpenCounts;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  readonly lifecycle: Lifecycle;
  /** The job search reads the changes before each search, instead of following the database. */
  readonly searchesOnDemand?: boolean | undefined;
}

/** Items that wait for the office, for its overview. */
export interface WaitingSource {
  readonly kind: string;
  /** Roles that handle them, besides owners. */
  readonly roles: readonly StaffRole[];
  read(): Promise<{ readonly count: number; readonly oldestAt: Date | null }>;
}

/**
 * One domain of the API, exported by its `index.ts` to `app.ts`. Other modules may use `service`.
 */
export interface Module<Service = unknown> {
  readonly name: string;
  readonly service: Service;
  routes(app: FastifyInstance): void;
  /** Handlers of tasks, by kind. */
  readonly tasks?: readonly TaskKind[];
  /** Mails that are written when they are sent, by kind. */
  readonly mails?: Readonly<Record<string, MailWriter>>;
  readonly housekeeping?: readonly HousekeepingJob[];
  readonly personalData?: PersonalData;
  /** Consents that members can change in this module. */
  readonly consents?: readonly ConsentEffect[];
  /** Data that housekeeping removes after a period that the office sets. */
  readonly retention?: readonly RetentionJob[];
  /** Runs before an account is deleted, in the same transaction; an error prevents it. */
  beforeDeletion?(tx: Queryable, member: Member): Promise<void>;
  readonly waiting?: readonly WaitingSource[];
  /** Metrics of this module for Prometheus (docs/server.md, "Metrics"). */
  readonly metrics?: readonly MetricSource[];
  start?(): Promise<void>;
  /**
   * Runs soon after the server listens, to prepare what the first visitors need; nothing waits for
   * it.
   */
  prepare?(): Promise<void>;
  stop?(): Promise<void>;
}

/**
 * Describes personal data in a module's tables, for the export of a member's data and the deletion
 * of an account. Tables that refer to `members` with `on delete cascade` need no entry: the module
 * `account` finds them in the catalog of the database.
 */
export interface PersonalData {
  /** Tables that identify a person only by email address, with the column. */
  readonly byAddress?: Readonly<Record<string, string>>;
  /** Columns that are useless to their owner and useful to a thief, by table. */
  readonly secret?: Readonly<Record<string, readonly string[]>>;
  /** Columns that identify a row for people, such as the title of a posting. */
  readonly titles?: Readonly<Record<string, readonly string[]>>;
  readonly files?: FilesOutside;
}

/** Files of people outside the database, each named by the id of its row. */
export interface FilesOutside {
  readonly table: string;
  /** Column with the content if it is in the database; null for a file outside. */
  readonly column: string;
  /**
   * The ids of a member's files outside the database, within the transaction that deletes their
   * rows.
   */
  of(tx: Queryable, memberId: string): Promise<string[]>;
  read(id: string): Promise<Buffer | undefined>;
  remove(id: string): Promise<void>;
}
