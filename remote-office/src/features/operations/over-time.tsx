import type { CSSProperties } from 'react';
import { useOnDemand } from '@kadam/shared/on-demand';
import { Card } from '@kadam/shared/ui/card';
import { Details, Key, Legend } from '../../lib/charts/charts.styles';
import type { LineChartProps } from '../../lib/charts/line-chart';
import { LINE_LOOKS, type Line, MARK_LOOK } from '../../lib/charts/lines';
import { loadCharts } from '../../lib/charts/load-charts';
import { DataTable, type DataColumn } from '../../lib/data-table';
import { timeText } from '../../lib/times';
import { Scroll } from './operations.styles';

interface OverTimeProps extends LineChartProps {
  readonly title: string;
  /** A sentence that describes the values. */
  readonly about: string;
}

/** Values over time in a chart, and in a table. The marks are versions that went live. */
export function OverTime({ title, about, lines, ...chart }: OverTimeProps) {
  const hasValues = lines.some(({ points }) => points.length > 0);
  return (
    <Card>
      <h3>{title}</h3>
      <p>{about}</p>
      {hasValues ? <Chart title={title} lines={lines} {...chart} /> : <p>No data for this choice yet.</p>}
    </Card>
  );
}

function Chart({ title, lines, marks = [], ...chart }: Omit<OverTimeProps, 'about'>) {
  const charts = useOnDemand(loadCharts, true);
  return (
    <>
      {charts.status === 'ready' && <charts.code.LineChart lines={lines} marks={marks} {...chart} />}
      {charts.status === 'failed' && <p>The chart could not be loaded. The table below has its numbers.</p>}
      <Legend aria-hidden>
        {lines.map(({ name }, index) => (
          <LegendKey key={name} name={name} look={LINE_LOOKS[index] ?? LINE_LOOKS[0]} />
        ))}
        {marks.length > 0 && <LegendKey name="another version went live" look={MARK_LOOK} />}
      </Legend>
      <Details>
        <summary>{`Table: ${title}`}</summary>
        <Scroll tabIndex={0} role="region" aria-label={`Table: ${title}`}>
          <DataTable
            caption={title}
            columns={columnsOf(lines, chart.format)}
            rows={rowsOf(lines)}
            rowId={({ at }) => String(at)}
          />
        </Scroll>
      </Details>
    </>
  );
}

type Look = Omit<(typeof LINE_LOOKS)[number] | typeof MARK_LOOK, 'dash'>;

const LegendKey = ({ name, look }: { readonly name: string; readonly look: Look }) => (
  <Key style={{ '--line': look.stroke, '--swatch': look.swatch } as CSSProperties}>{name}</Key>
);

type Row = { readonly at: number };

/** Times of all lines, newest first. */
const rowsOf = (lines: readonly Line[]): Row[] =>
  [...new Set(lines.flatMap(({ points }) => points.map(({ at }) => at)))]
    .sort((one, other) => other - one)
    .map((at) => ({ at }));

const columnsOf = (lines: readonly Line[], format: (value: number) => string): DataColumn<Row>[] => [
  { id: 'at', header: 'From', isRowHeader: true, cell: ({ at }) => timeText(new Date(at).toISOString()) },
  ...lines.map(({ name, points }) => ({
    id: name,
    header: name,
    isEndAligned: true,
    cell: ({ at }: Row) => {
      const found = points.find((point) => point.at === at);
      return found ? format(found.value) : '–';
    },
  })),
];
