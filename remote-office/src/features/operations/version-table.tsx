import type { TelemetryReport } from '@kadam/shared/contract/telemetry';
import { DataTable, type DataColumn } from '../../lib/data-table';
import { countText, decimalText, durationText, percentText } from './operation-texts';
import { Scroll } from './operations.styles';

type VersionReport = TelemetryReport['versions'][number];

interface VersionTableProps {
  readonly title: string;
  readonly versions: readonly VersionReport[];
}

/** All measures of each version. */
export const VersionTable = ({ title, versions }: VersionTableProps) => (
  <Scroll tabIndex={0} role="region" aria-label={title}>
    <DataTable caption={title} columns={COLUMNS} rows={versions} rowId={({ version }) => version} />
  </Scroll>
);

const number = (id: string, header: string, cell: (row: VersionReport) => string): DataColumn<VersionReport> => ({
  id,
  header,
  isEndAligned: true,
  cell,
});

const time = (header: string, measure: string, percentile: 'p50' | 'p75' | 'p95' = 'p75') =>
  number(`${measure}-${percentile}`, `${header} ${percentile}`, ({ measures }) => {
    const spread = measures[measure];
    return spread ? durationText(spread[percentile]) : '–';
  });

const COLUMNS: readonly DataColumn<VersionReport>[] = [
  { id: 'version', header: 'Version', isRowHeader: true, cell: ({ version }) => version },
  number('visits', 'Browsers', ({ visits }) => countText(visits)),
  number('failures', 'Failed', ({ visits, failures }) =>
    visits === 0 ? '–' : `${countText(failures)} (${percentText(failures / visits)})`,
  ),
  time('Load', 'load', 'p50'),
  time('Load', 'load'),
  time('Load', 'load', 'p95'),
  time('Entry', 'entry'),
  time('Page chunk', 'page'),
  time('Mount', 'mount'),
  time('LCP', 'LCP'),
  time('INP', 'INP'),
  number('CLS-p75', 'CLS p75', ({ measures }) => (measures.CLS ? decimalText(measures.CLS.p75) : '–')),
  time('TTFB', 'TTFB'),
];
