import type { TelemetryReport } from '@kadam/shared/contract/telemetry';
import { unitOf } from './gathered';
import { distributionOf } from './histogram';
import { type CountRow, FAILURES, VISITS } from './telemetry.repository';

const isValue = ({ measure }: CountRow) => measure !== VISITS && measure !== FAILURES;

const total = (rows: readonly CountRow[], measure: string) =>
  rows.filter((row) => row.measure === measure).reduce((sum, { count }) => sum + count, 0);

const versionKey = ({ bundle, version }: CountRow) => `${bundle} ${version}`;

const HOUR_MS = 60 * 60_000;
const STEPS = [1, 6, 24];
const MAX_STEPS = 30;

/** Hours per step, so that a series is short enough for a chart. */
export const stepFor = (hours: number): number => STEPS.find((step) => hours / step <= MAX_STEPS) ?? 24;

/** Each version with its percentiles over the whole time; the one seen last comes first. */
export function versionsOf(rows: readonly CountRow[]): TelemetryReport['versions'] {
  return [...groupBy(rows, versionKey).values()]
    .map((ofVersion) => {
      const [first] = ofVersion;
      const last = ofVersion.at(-1);
      return {
        first: (first?.hour ?? new Date(0)).toISOString(),
        last: (last?.hour ?? new Date(0)).toISOString(),
        ...summaryOf(ofVersion),
      };
    })
    .sort((one, other) => (one.last < other.last ? 1 : one.last > other.last ? -1 : 0));
}

/** Counts of each version by step. */
export function seriesOf(rows: readonly CountRow[], stepHours: number): TelemetryReport['series'] {
  const stepMs = stepHours * HOUR_MS;
  const stepOf = ({ hour }: CountRow) => new Date(Math.floor(hour.getTime() / stepMs) * stepMs).toISOString();
  const steps = groupBy(rows, (row) => `${stepOf(row)} ${versionKey(row)}`);
  return [...steps].map(([key, inStep]) => ({ at: key.slice(0, key.indexOf(' ')), ...summaryOf(inStep) }));
}

function summaryOf(rows: readonly CountRow[]) {
  const [first] = rows;
  const measures = groupBy(rows.filter(isValue), ({ measure }) => measure);
  return {
    bundle: first?.bundle ?? '',
    version: first?.version ?? '',
    visits: total(rows, VISITS),
    failures: total(rows, FAILURES),
    measures: Object.fromEntries(
      [...measures].map(([measure, values]) => [measure, distributionOf(values, unitOf(measure))]),
    ),
  };
}

function groupBy(
  rows: readonly CountRow[],
  keyOf: (row: CountRow) => string,
): ReadonlyMap<string, readonly CountRow[]> {
  const groups = new Map<string, CountRow[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
