import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { color } from '@kadam/shared/ui/theme';
import { momentText } from '../times';
import { ChartFrame, PLOT, valueScale } from './chart-frame';
import { LINE_LOOKS, type Line, MARK_LOOK } from './lines';

export interface LineChartProps {
  /** Text alternative of the chart. */
  readonly summary: string;
  readonly lines: readonly Line[];
  /** Range in milliseconds since 1970. */
  readonly span: readonly [from: number, to: number];
  readonly format: (value: number) => string;
  /** Times with a vertical line. */
  readonly marks?: readonly number[];
  /** Highest possible value. */
  readonly max?: number;
  readonly isWhole?: boolean;
}

/** Values over time; each line has its own color and dash pattern, as in the legend. */
export function LineChart({ summary, lines, span, format, marks = [], max, isWhole }: LineChartProps) {
  const x = scaleLinear<number>({ domain: [...span], range: [PLOT.left, PLOT.right], clamp: true });
  const y = valueScale(Math.max(0, ...lines.flatMap(({ points }) => points.map(({ value }) => value))), max);
  const ends = new Map(span.map((at) => [at, momentText(at)]));
  return (
    <ChartFrame summary={summary} x={x} ends={ends} y={y} format={format} {...(isWhole && { isWhole })}>
      {marks.map((at) => (
        <line
          key={at}
          x1={x(at)}
          x2={x(at)}
          y1={PLOT.top}
          y2={PLOT.bottom}
          stroke={MARK_LOOK.stroke}
          strokeWidth={2}
          strokeDasharray={MARK_LOOK.dash}
        />
      ))}
      {lines.map(({ name, points }, index) => {
        const { stroke, dash } = LINE_LOOKS[index % LINE_LOOKS.length] ?? { stroke: color.ink, dash: '' };
        return (
          <g key={name} data-line={name}>
            <LinePath
              data={[...points]}
              x={({ at }) => x(at)}
              y={({ value }) => y(value)}
              stroke={stroke}
              strokeWidth={2}
              strokeDasharray={dash}
            />
            {points.map(({ at, value }) => (
              <circle key={at} cx={x(at)} cy={y(value)} r={2.5} fill={stroke} />
            ))}
          </g>
        );
      })}
    </ChartFrame>
  );
}
