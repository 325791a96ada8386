import type { Line } from './lines';
import { axisMax } from './lines';
import { DataTable } from './data-table';
import { formatMoment } from './format';
import { Area, AxisX, AxisY, Empty, Figure, Key, Legend, Picture, Scroll, TableView, Title } from './plot.styles';

interface LinePlotProps {
  readonly title: string;
  /** Text alternative. */
  readonly summary: string;
  readonly lines: readonly Line[];
  /** Range in milliseconds since 1970. */
  readonly span: readonly [from: number, to: number];
  readonly format: (value: number) => string;
  /** Times at which another version went live. */
  readonly marks?: readonly number[];
  /** Max of the axis; default: from the values. */
  readonly max?: number;
}

const WIDTH = 1_000;
const HEIGHT = 240;

/** Line chart over time. Its data is also shown as a sentence and a table. */
export function LinePlot({ title, summary, lines, span, format, marks = [], max = Infinity }: LinePlotProps) {
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  if (values.length === 0) {
    return (
      <Figure>
        <Title>{title}</Title>
        <Empty>No data for this choice yet.</Empty>
      </Figure>
    );
  }
  const top = Math.min(axisMax(Math.max(...values)), max);
  const [from, to] = span;
  const x = (at: number) => ((Math.min(Math.max(at, from), to) - from) / (to - from)) * WIDTH;
  const y = (value: number) => HEIGHT - (value / top) * HEIGHT;
  const path = ({ points }: Line) => points.map(({ at, value }, index) => `${index ? 'L' : 'M'}${x(at)} ${y(value)}`);
  return (
    <Figure>
      <Title>{title}</Title>
      <p>{summary}</p>
      <Legend aria-hidden="true">
        {lines.map(({ name }, index) => (
          <Key key={name} data-line={index}>
            {name}
          </Key>
        ))}
        {marks.length > 0 && <Key data-line="mark">another version went live</Key>}
      </Legend>
      <Area aria-hidden="true">
        <AxisY>
          {[...new Set([top, top / 2, 0].map(format))].map((value) => (
            <span key={value}>{value}</span>
          ))}
        </AxisY>
        <Picture viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          {[0, HEIGHT / 2, HEIGHT].map((height) => (
            <path key={height} data-grid="" d={`M0 ${height}H${WIDTH}`} />
          ))}
          {marks.map((at) => (
            <path key={at} data-line="mark" d={`M${x(at)} 0V${HEIGHT}`} />
          ))}
          {lines.map((line, index) => (
            <g key={line.name} data-line={index}>
              <path d={path(line).join('')} />
              {line.points.map(({ at, value }) => (
                <path key={at} data-dot="" d={`M${x(at)} ${y(value)}h0`} />
              ))}
            </g>
          ))}
        </Picture>
        <AxisX>
          <span>{formatMoment(from)}</span>
          <span>{formatMoment((from + to) / 2)}</span>
          <span>{formatMoment(to)}</span>
        </AxisX>
      </Area>
      <TableView>
        <summary>{`Table: ${title}`}</summary>
        <Scroll tabIndex={0} role="region" aria-label={`Table: ${title}`}>
          <DataTable head={['From', ...lines.map(({ name }) => name)]} rows={rowsOf(lines, format)} />
        </Scroll>
      </TableView>
    </Figure>
  );
}

function rowsOf(lines: readonly Line[], format: (value: number) => string): string[][] {
  const times = [...new Set(lines.flatMap(({ points }) => points.map(({ at }) => at)))].sort(
    (one, other) => other - one,
  );
  return times.map((at) => [
    formatMoment(at),
    ...lines.map(({ points }) => {
      const found = points.find((point) => point.at === at);
      return found ? format(found.value) : '–';
    }),
  ]);
}
