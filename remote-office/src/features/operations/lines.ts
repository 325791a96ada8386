import type { TelemetryReport } from '@kadam/shared/contract/telemetry';
import { LINE_LOOKS, type Line } from '../../lib/charts/lines';

type SeriesPoint = TelemetryReport['series'][number];

/** Measures with a chart. `isTime` is false for CLS. */
export const MEASURES = [
  { key: 'load', percentile: 'p50', label: 'Load time, half of the visits (p50)', isTime: true },
  { key: 'load', percentile: 'p75', label: 'Load time, three in four (p75)', isTime: true },
  { key: 'load', percentile: 'p95', label: 'Load time, 95 in 100 (p95)', isTime: true },
  { key: 'entry', percentile: 'p75', label: 'Fetching the entry (p75)', isTime: true },
  { key: 'page', percentile: 'p75', label: 'Fetching the page chunk (p75)', isTime: true },
  { key: 'mount', percentile: 'p75', label: 'Mounting (p75)', isTime: true },
  { key: 'LCP', percentile: 'p75', label: 'Largest Contentful Paint (p75)', isTime: true },
  { key: 'INP', percentile: 'p75', label: 'Interaction to Next Paint (p75)', isTime: true },
  { key: 'CLS', percentile: 'p75', label: 'Cumulative Layout Shift (p75)', isTime: false },
  { key: 'TTFB', percentile: 'p75', label: 'Time to First Byte (p75)', isTime: true },
] as const;
export type Measure = (typeof MEASURES)[number];

/** One line per version of a bundle, the latest first; others are only in the table. */
export function linesOf(
  { versions, series }: Pick<TelemetryReport, 'versions' | 'series'>,
  bundle: string,
  valueOf: (point: SeriesPoint) => number | undefined,
): Line[] {
  return versions
    .filter((version) => version.bundle === bundle)
    .slice(0, LINE_LOOKS.length)
    .map(({ version }) => ({
      name: version,
      points: series
        .filter((point) => point.bundle === bundle && point.version === version)
        .flatMap((point) => {
          const value = valueOf(point);
          return value === undefined ? [] : [{ at: Date.parse(point.at), value }];
        }),
    }))
    .filter(({ points }) => points.length > 0);
}

/**
 * Share of browsers in which a version failed. A failure without a mounted page counts as a visit.
 */
export const failureShare = ({ visits, failures }: Pick<SeriesPoint, 'visits' | 'failures'>): number | undefined =>
  visits === 0 ? undefined : failures / visits;
