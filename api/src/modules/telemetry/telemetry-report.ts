import type { TelemetryReport } from '@kadam/shared/contract/telemetry';
import { unitOf } from './gathered';
import { spreadOf } from './histogram';
import { type CountRow, FAILURES, VISITS } from './telemetry.repository';

const isValue = ({ measure }: CountRow) => measure !== VISITS && measure !== FAILURES;

const total = (rows: readonly CountRow[], measure: string) =>
  rows.filter((row) => row.measure === measure).reduce((sum, { count }) => sum + count, 0);

const versionKey = ({ bundle, version }: CountRow) => `${bundle} ${version}`;

/** Each version with its spreads over the whole time; first the one that was seen last. */
export function versionsOf(rows: readonly CountRow[]): TelemetryReport['versions'] {
  return [...groupBy(rows, versionKey).values()]
    .map((ofVersion) => {
      const [first] = ofVersion;
      const last = ofVersion.at(-1);
      const measures = groupBy(ofVersion.filter(isValue), ({ measure }) => measure);
      return {
        bundle: first?.bundle ?? '',
        version: first?.version ?? '',
        first: (first?.hour ?? new Date(0)).toISOString(),
        last: (last?.hour ?? new Date(0)).toISOString(),
        visits: total(ofVersion, VISITS),
        failures: total(ofVersion, FAILURES),
        measures: Object.fromEntries(
          [...measures].map(([measure, values]) => [measure, spreadOf(values, unitOf(measure))]),
        ),
      };
    })
    .sort((one, other) => (one.last < other.last ? 1 : one.last > other.last ? -1 : 0));
}

/** Hour by hour what each version did. */
export function seriesOf(rows: readonly CountRow[]): TelemetryReport['series'] {
  const hours = groupBy(rows, (row) => `${row.hour.toISOString()} ${versionKey(row)}`);
  return [...hours.values()].map((inHour) => {
    const [first] = inHour;
    const loads = inHour.filter(({ measure }) => measure === 'load');
    return {
      at: (first?.hour ?? new Date(0)).toISOString(),
      bundle: first?.bundle ?? '',
      version: first?.version ?? '',
      visits: total(inHour, VISITS),
      failures: total(inHour, FAILURES),
      loadP75: loads.length > 0 ? spreadOf(loads, 1).p75 : null,
    };
  });
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
