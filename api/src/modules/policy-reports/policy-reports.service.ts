import type { PolicyReports, PolicyReportsBody } from '@kadam/shared/contract/policy-reports';
import type { Database } from '../../db/database';
import { boundedMap } from '../../bounded-map';
import { policyReportsRepository, type CountedViolation } from './policy-reports.repository';
import { OTHER, violationsOf, type Violation } from './violations';

interface PolicyReportsParts {
  readonly database: Pick<Database, 'query'>;
  readonly clock: () => Date;
  readonly log: { warn(fields: object, message: string): void };
}

export type PolicyReportsService = ReturnType<typeof createPolicyReportsService>;

const HOUR_MS = 60 * 60_000;
const SLOT_MS = 10 * 60_000;
const MAX_REMEMBERED = 5_000;
/** Limits the effect of invented origins; further origins are counted together. */
const MAX_ORIGINS_PER_DAY = 200;

/**
 * Aggregates violations in memory, each browser once in ten minutes, and writes them every few
 * seconds. A process that is killed loses the latest ones.
 */
export function createPolicyReportsService({ database, clock, log }: PolicyReportsParts) {
  const repository = policyReportsRepository(database);
  const counted = boundedMap<true>(MAX_REMEMBERED);
  const gathered = new Map<string, CountedViolation>();
  let known = { day: '', names: new Set<string>() };

  function knownOrigin({ directive, origin }: Violation, day: string): string {
    if (known.day !== day) known = { day, names: new Set() };
    const name = `${directive} ${origin}`;
    if (!known.names.has(name) && known.names.size >= MAX_ORIGINS_PER_DAY) return OTHER;
    known.names.add(name);
    return origin;
  }

  function add(violation: CountedViolation): void {
    const key = `${violation.hour} ${violation.directive} ${violation.origin}`;
    const before = gathered.get(key);
    const count = violation.count + (before?.count ?? 0);
    gathered.set(key, { ...violation, count, firstAt: before?.firstAt ?? violation.firstAt });
  }

  async function write(): Promise<void> {
    const batch = [...gathered.values()];
    if (batch.length === 0) return;
    gathered.clear();
    await repository.add(batch).catch((err: unknown) => {
      batch.forEach(add);
      log.warn({ err }, 'Policy reports could not be written down; trying again in a few seconds.');
    });
  }

  return {
    take(body: PolicyReportsBody, client: string): void {
      const at = clock();
      const time = at.toISOString();
      const slot = Math.floor(at.getTime() / SLOT_MS);
      const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS).toISOString();
      for (const violation of violationsOf(body)) {
        const { directive } = violation;
        const origin = knownOrigin(violation, time.slice(0, 10));
        const key = `${slot} ${client} ${directive} ${origin}`;
        if (counted.get(key)) continue;
        counted.set(key, true);
        add({ hour, directive, origin, count: 1, firstAt: time, lastAt: time });
      }
    },

    /** Writes the aggregated counts; those that fail are retained for the next attempt. */
    write,

    async report(hours: number): Promise<PolicyReports> {
      await write();
      const since = new Date(clock().getTime() - hours * HOUR_MS);
      const [violations, series] = await Promise.all([repository.violations(since), repository.series(since)]);
      return { since: since.toISOString(), violations, series };
    },
  };
}
