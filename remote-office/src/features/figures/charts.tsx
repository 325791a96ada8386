import { FIGURE_KINDS, type FigureKind, type Figures, type FigureStep } from '@kadam/shared/contract/figures';
import { useOnDemand } from '@kadam/shared/on-demand';
import { Card } from '@kadam/shared/ui/card';
import { ChartGrid, Details } from '../../lib/charts/charts.styles';
import { loadCharts } from '../../lib/charts/load-charts';
import { DataTable, type DataColumn } from '../../lib/data-table';
import { numberText } from '../../lib/numbers';
import { dayText } from '../../lib/times';
import { KIND_LABELS } from './figure-texts';
import { Total } from './figures.styles';

/** A chart for each kind of event, and one table with all their numbers. */
export function Charts({ by, steps }: Pick<Figures, 'by' | 'steps'>) {
  const chart = useOnDemand(loadCharts, true);
  return (
    <section aria-labelledby="over-time">
      <h2 id="over-time">{by === 'day' ? 'By day' : 'By week'}</h2>
      <ChartGrid>
        {FIGURE_KINDS.map((kind) => (
          <Card key={kind}>
            <h3>{KIND_LABELS[kind]}</h3>
            <Total>{numberText(totalOf(steps, kind))}</Total>
            {chart.status === 'ready' && (
              <chart.code.StepChart
                summary={summaryOf(steps, kind)}
                steps={steps.map((step) => ({ label: dayText(step.from), count: step[kind] }))}
              />
            )}
            {chart.status === 'failed' && <p>The chart could not be loaded. The table below has its numbers.</p>}
          </Card>
        ))}
      </ChartGrid>
      <Details>
        <summary>Table: all numbers {by === 'day' ? 'by day' : 'by week'}</summary>
        <DataTable
          caption={by === 'day' ? 'Days' : 'Weeks'}
          columns={COLUMNS[by]}
          rows={steps.toReversed()}
          rowId={({ from }) => from}
        />
      </Details>
    </section>
  );
}

const totalOf = (steps: readonly FigureStep[], kind: FigureKind) => steps.reduce((sum, step) => sum + step[kind], 0);

function summaryOf(steps: readonly FigureStep[], kind: FigureKind): string {
  const total = totalOf(steps, kind);
  const name = KIND_LABELS[kind];
  if (total === 0) return `${name}: none in this period`;
  const most = steps.reduce((one, other) => (other[kind] > one[kind] ? other : one));
  return `${name}: ${numberText(total)} in all, most from ${dayText(most.from)}: ${numberText(most[kind])}`;
}

const columnsOf = (header: string): readonly DataColumn<FigureStep>[] => [
  { id: 'from', header, isRowHeader: true, cell: ({ from }) => dayText(from) },
  ...FIGURE_KINDS.map((kind) => ({
    id: kind,
    header: KIND_LABELS[kind],
    isEndAligned: true,
    cell: (step: FigureStep) => numberText(step[kind]),
  })),
];
const COLUMNS = { day: columnsOf('Day'), week: columnsOf('Week from') };
