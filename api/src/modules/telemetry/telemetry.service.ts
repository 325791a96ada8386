import { createHmac } from 'node:crypto';
import type { GuardNotice, TelemetryBody, TelemetryReport, VersionHealth } from '@kadam/shared/contract/telemetry';
import type { Database } from '../../db/database';
import { enqueueMail } from '../../mail';
import { membersRepository } from '../members';
import { guardMail } from './guard-mail';
import { addAll, gather, isEmpty, nothingGathered } from './gathered';
import type { IsKnown } from './known-versions';
import { seriesOf, stepFor, versionsOf } from './telemetry-report';
import { telemetryRepository } from './telemetry.repository';

interface TelemetryParts {
  readonly database: Pick<Database, 'query' | 'transaction'>;
  /** Secret under which network addresses become hashes. */
  readonly readKey: () => Promise<Buffer>;
  /** What is told of other versions is dropped: anybody could fill the tables with them. */
  readonly isKnown: IsKnown;
  /** Who is told where nobody is an operator. */
  readonly officeEmail: string;
  readonly clock: () => Date;
  readonly log: { warn(fields: object, message: string): void };
}

export type TelemetryService = ReturnType<typeof createTelemetryService>;

/**
 * Takes what browsers tell, adds it up in memory and writes it down every few seconds: a row that thousands of visits change is written once.
 * A process that is killed loses what it gathered since.
 */
export function createTelemetryService({ database, readKey, isKnown, officeEmail, clock, log }: TelemetryParts) {
  let gathered = nothingGathered();
  let key: Promise<Buffer> | undefined;

  // Another hash every day: nobody can be followed from one to the next.
  async function hashOf(client: string, at: Date): Promise<string> {
    key ??= readKey();
    key.catch(() => (key = undefined));
    const day = at.toISOString().slice(0, 10);
    return createHmac('sha256', await key)
      .update(`${day} ${client}`)
      .digest('base64url')
      .slice(0, 16);
  }

  async function write(): Promise<void> {
    if (isEmpty(gathered)) return;
    const batch = gathered;
    gathered = nothingGathered();
    try {
      await database.transaction((tx) => telemetryRepository(tx).add(batch));
    } catch (err) {
      addAll(gathered, batch);
      log.warn({ err }, 'What browsers told could not be written down; trying again in a few seconds.');
    }
  }

  return {
    async take({ items, isCanary = false }: TelemetryBody, caller: string): Promise<void> {
      const at = clock();
      const client = await hashOf(caller, at);
      for (const item of items) {
        if (await isKnown(item.bundle, item.version)) gather(gathered, item, { at, client, canary: isCanary });
      }
    },

    /** Writes down what was gathered; what cannot be written is kept for the next time. */
    write,

    async report(hours: number): Promise<TelemetryReport> {
      await write();
      const since = new Date(clock().getTime() - hours * 60 * 60_000);
      const repository = telemetryRepository(database);
      const rows = await repository.counts(since);
      const stepHours = stepFor(hours);
      return {
        since: since.toISOString(),
        stepHours,
        versions: versionsOf(rows),
        series: seriesOf(rows, stepHours),
        problems: await repository.problems(since),
      };
    },

    /** Tells the operators what became of releases; the office where nobody is an operator. */
    async notify(notice: GuardNotice): Promise<void> {
      await database.transaction(async (tx) => {
        const operators = await membersRepository(tx).operators();
        for (const address of operators.length > 0 ? operators : [officeEmail])
          await enqueueMail(tx, guardMail(notice, { name: 'Operator', address }), clock());
      });
    },

    async health(minutes: number): Promise<VersionHealth[]> {
      await write();
      return telemetryRepository(database).health(new Date(clock().getTime() - minutes * 60_000));
    },
  };
}
