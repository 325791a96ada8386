import type { PolicyReports } from '@kadam/shared/contract/policy-reports';
import { ChartGrid } from '../../lib/charts/charts.styles';
import { DataTable, type DataColumn } from '../../lib/data-table';
import { timeText } from '../../lib/times';
import { countText } from './operation-texts';
import type { Operations } from './operations';
import { OverTime } from './over-time';

/** Violations of the content security policy in visitors' browsers. */
export function PolicySection({ operations: { policy, at } }: { readonly operations: Operations }) {
  const { violations, series, since } = policy;
  const total = series.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <p>No browser has reported a violation of the content security policy in this period.</p>;
  const points = series.map(({ at: time, count }) => ({ at: Date.parse(time), value: count }));
  const inAll = `${countText(total)} ${total === 1 ? 'report' : 'reports'} in all`;
  return (
    <>
      <ChartGrid>
        <OverTime
          title="Reports by hour"
          about={`${inAll}. Each browser counts once in ten minutes.`}
          summary={inAll}
          lines={[{ name: 'Reports', points }]}
          span={[Date.parse(since), at]}
          format={countText}
          isWhole
        />
      </ChartGrid>
      <DataTable
        caption="Reports by directive and blocked origin"
        columns={COLUMNS}
        rows={violations}
        rowId={({ directive, origin }) => `${directive} ${origin}`}
      />
    </>
  );
}

const COLUMNS: readonly DataColumn<PolicyReports['violations'][number]>[] = [
  {
    id: 'directive',
    header: 'Directive and blocked origin',
    isRowHeader: true,
    cell: ({ directive, origin }) => `${directive} ${origin}`,
  },
  { id: 'count', header: 'Browsers', isEndAligned: true, cell: ({ count }) => countText(count) },
  { id: 'last', header: 'Last', isEndAligned: true, cell: ({ last }) => timeText(last) },
];
