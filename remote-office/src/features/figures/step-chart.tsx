import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { color } from '@kadam/shared/ui/theme';
import { numberText } from './figure-texts';

interface StepChartProps {
  /** What the chart shows, for those who do not see it. */
  readonly summary: string;
  readonly steps: readonly { readonly label: string; readonly count: number }[];
}

const WIDTH = 360;
const HEIGHT = 150;
const LEFT = 44;
const BOTTOM = 24;
const TOP = 8;
const TEXT = { fill: color.muted, fontSize: 12 } as const;

/** A bar for each day or week. Its numbers are also in a table of the page. */
export function StepChart({ summary, steps }: StepChartProps) {
  const labels = steps.map(({ label }) => label);
  const x = scaleBand({ domain: labels, range: [LEFT, WIDTH], padding: 0.2 });
  const highest = Math.max(1, ...steps.map(({ count }) => count));
  const y = scaleLinear({ domain: [0, highest], range: [HEIGHT - BOTTOM, TOP], nice: 2 });
  const ticks = y.ticks(2).filter(Number.isInteger);
  const ends = [...new Set([labels[0], labels.at(-1)])].filter((label) => label !== undefined);
  return (
    <svg role="img" aria-label={summary} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%">
      {ticks.map((tick) => (
        <line key={tick} x1={LEFT} x2={WIDTH} y1={y(tick)} y2={y(tick)} stroke={color.line} />
      ))}
      {steps.map(({ label, count }) => (
        <Bar
          key={label}
          x={x(label) ?? 0}
          y={y(count)}
          width={x.bandwidth()}
          height={HEIGHT - BOTTOM - y(count)}
          fill={color.accent}
        />
      ))}
      <AxisLeft
        left={LEFT}
        scale={y}
        tickValues={ticks}
        tickFormat={(value) => numberText(Number(value))}
        hideAxisLine
        hideTicks
        tickLabelProps={{ ...TEXT, textAnchor: 'end', verticalAnchor: 'middle' }}
      />
      <AxisBottom
        top={HEIGHT - BOTTOM}
        scale={x}
        tickValues={ends}
        stroke={color.lineStrong}
        hideTicks
        tickLabelProps={(_label, index) => ({
          ...TEXT,
          textAnchor: ends.length === 1 ? 'middle' : index === 0 ? 'start' : 'end',
        })}
      />
    </svg>
  );
}
