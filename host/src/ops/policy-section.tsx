import { DataTable } from './data-table';
import { LinePlot } from './line-plot';
import type { Operations } from './operations';
import { Scroll } from './plot.styles';
import { formatCount, formatTime } from './format';

/** Violations of the content security policy in visitors' browsers. */
export function PolicySection({ operations: { policy, at } }: { readonly operations: Operations }) {
  const { violations, series, since } = policy;
  const total = series.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <p>No browser has reported a violation of the content security policy in this time.</p>;
  const points = series.map(({ at: time, count }) => ({ at: Date.parse(time), value: count }));
  const rows = violations.map(({ directive, origin, count, last }) => [
    `${directive} ${origin}`,
    formatCount(count),
    formatTime(last),
  ]);
  return (
    <>
      <LinePlot
        title="Reports by hour"
        summary={`${formatCount(total)} ${total === 1 ? 'report' : 'reports'} in all; each browser counts once in ten minutes.`}
        lines={[{ name: 'reports', points }]}
        span={[Date.parse(since), at]}
        format={formatCount}
      />
      <Scroll tabIndex={0} role="region" aria-label="Reports by directive and blocked origin">
        <DataTable head={['Directive and blocked origin', 'Browsers', 'Last']} rows={rows} />
      </Scroll>
    </>
  );
}
