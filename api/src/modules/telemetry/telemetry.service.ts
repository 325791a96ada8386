import { createHmac } from 'node:crypto';
import type {
  GuardNotice,
  TelemetryBody,
  TelemetryItem,
  TelemetryReport,
  VersionHealth,
} from '@kadam/shared/contract/telemetry';
import type { Database } from '../../db/database';
import { DomainError } from '../../errors';
import { enqueueMail } from '../../mail';
import { staffRepository } from '../staff';
import { guardMail } from './guard-mail';
import { networkKey } from '../../http/client-key';
import { addAll, gather, isEmpty, nothingGathered } from './gathered';
import type { ReportQuota } from './report-quota';
import type { ReportTokens } from './report-tokens';
import type { ReleasedFiles, ShownVersions } from './shown-versions';
import { seriesOf, stepFor, versionsOf } from './telemetry-report';
import { telemetryRepository } from './telemetry.repository';
import { boundedMap } from '../../bounded-map';

interface TelemetryParts {
  readonly database: Pick<Database, 'query' | 'transaction'>;
  readonly readKey: () => Promise<Buffer>;
  readonly tokens: ReportTokens;
  readonly quota: ReportQuota;
  /** Reports about anything else are dropped; otherwise anyone could fill the tables. */
  readonly released: ReleasedFiles;
  /** Receives the notices if there is no operator. */
  readonly officeEmail: string;
  readonly clock: () => Date;
  readonly log: { warn(fields: object, message: string): void };
}

export type TelemetryService = ReturnType<typeof createTelemetryService>;

/**
 * Aggregates reports in memory and writes them every few seconds, so that one write covers many
 * visits. A process that is killed loses the latest ones.
 */
export function createTelemetryService(parts: TelemetryParts) {
  const { database, readKey, tokens, quota, released, officeEmail, clock, log } = parts;
  const problems = distinctProblems();
  let gathered = nothingGathered();
  let key: Promise<Buffer> | undefined;
  let guardSeenAt: Date | undefined;

  // The hash changes every day, so networks cannot be followed.
  async function hashOf(network: string, at: Date): Promise<string> {
    key ??= readKey();
    key.catch(() => (key = undefined));
    const day = at.toISOString().slice(0, 10);
    return createHmac('sha256', await key)
      .update(`${day} ${network}`)
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
      log.warn({ err }, 'Reports of browsers could not be written; trying again in a few seconds.');
    }
  }

  // A location that is not in a file of the release could be anything, so it is dropped.
  async function withKnownPlace(item: TelemetryItem): Promise<TelemetryItem> {
    if (item.kind !== 'failed' || item.at === '') return item;
    const [file = ''] = item.at.split(':');
    return (await released.hasFile(item, file)) ? item : { ...item, at: '' };
  }

  return {
    async issueToken(caller: string): Promise<string> {
      return tokens.issue(networkKey(caller), await released.shown(clock()));
    },

    /** @throws DomainError FORBIDDEN without a valid token */
    async take({ items, isCanary = false, token = '' }: TelemetryBody, caller: string): Promise<void> {
      const reported = await tokens.read(token, networkKey(caller));
      if (!reported) throw new DomainError('FORBIDDEN', 'Reports need a current token.');
      const at = clock();
      const network = await hashOf(networkKey(caller), at);
      const known = items.filter((item) => isShown(item, reported.shown));
      const counted = known.slice(0, await quota.take(caller, known.length));
      for (const item of await Promise.all(counted.map(withKnownPlace))) {
        const isDescribed = item.kind === 'failed' && problems.mayDescribe(network, describe(item));
        gather(gathered, item, { at, client: reported.view, network, canary: isCanary, isDescribed });
      }
    },

    /** Writes the aggregated counts; those that fail are retained for the next attempt. */
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

    /** Notifies the operators about releases, or the office if there is no operator. */
    async notify(notice: GuardNotice): Promise<void> {
      await database.transaction(async (tx) => {
        const operators = await staffRepository(tx).operators();
        for (const address of operators.length > 0 ? operators : [officeEmail])
          await enqueueMail(tx, guardMail(notice, { name: 'Operator', address }), clock());
      });
    },

    noteGuard(): void {
      guardSeenAt = clock();
    },

    /** When the guard last called this process. */
    guardSeenAt: () => guardSeenAt,

    async health(minutes: number): Promise<VersionHealth[]> {
      await write();
      return telemetryRepository(database).health(new Date(clock().getTime() - minutes * 60_000));
    },
  };
}

const UNKNOWN = 'unknown';

const isShown = ({ bundle, version }: TelemetryItem, shown: ShownVersions | null): boolean =>
  shown === null ||
  (Object.hasOwn(shown, bundle) && (shown[bundle]?.includes(version) === true || version === UNKNOWN));

const describe = ({ bundle, version, phase, name, at }: TelemetryItem & { readonly kind: 'failed' }): string =>
  [bundle, version, phase, name, at].join(' ');

/** Further different problems of a network on one day are only counted. */
const MAX_PER_NETWORK = 30;
const MAX_NETWORKS = 10_000;

function distinctProblems() {
  const networks = boundedMap<Set<string>>(MAX_NETWORKS);
  return {
    /** Whether this network may describe this problem. `network` and `problem` include the day. */
    mayDescribe(network: string, problem: string): boolean {
      const described = networks.get(network) ?? new Set();
      if (described.has(problem)) return true;
      if (described.size >= MAX_PER_NETWORK) return false;
      networks.set(network, described.add(problem));
      return true;
    },
  };
}
