import type { TelemetryReport } from '@kadam/shared/contract/telemetry';
import { DataTable } from './data-table';
import { Scroll } from './plot.styles';
import { formatCount, formatDuration, formatPercent, formatDecimal } from './format';

type VersionReport = TelemetryReport['versions'][number];

const HEAD = [
  'Version',
  'Browsers',
  'Failed',
  'Load p50',
  'Load p75',
  'Load p95',
  'Entry p75',
  'Page chunk p75',
  'Mount p75',
  'LCP p75',
  'INP p75',
  'CLS p75',
  'TTFB p75',
];

/** All measures of each version. */
export function VersionTable({
  versions,
  title,
}: {
  readonly versions: readonly VersionReport[];
  readonly title: string;
}) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={title}>
      <DataTable head={HEAD} rows={versions.map(rowOf)} />
    </Scroll>
  );
}

function rowOf({ version, visits, failures, measures }: VersionReport): string[] {
  const time = (measure: string, percentile: 'p50' | 'p75' | 'p95' = 'p75') => {
    const spread = measures[measure];
    return spread ? formatDuration(spread[percentile]) : '–';
  };
  return [
    version,
    formatCount(visits),
    visits === 0 ? '–' : `${formatCount(failures)} (${formatPercent(failures / visits)})`,
    time('load', 'p50'),
    time('load'),
    time('load', 'p95'),
    time('entry'),
    time('page'),
    time('mount'),
    time('LCP'),
    time('INP'),
    measures.CLS ? formatDecimal(measures.CLS.p75) : '–',
    time('TTFB'),
  ];
}
