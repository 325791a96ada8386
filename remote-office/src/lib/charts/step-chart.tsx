import { scaleBand } from '@visx/scale';
import { Bar } from '@visx/shape';
import { color } from '@kadam/shared/ui/theme';
import { numberText } from '../numbers';
import { ChartFrame, PLOT, valueScale } from './chart-frame';

interface StepChartProps {
  /** Text alternative of the chart. */
  readonly summary: string;
  readonly steps: readonly { readonly label: string; readonly count: number }[];
}

/** A bar for each day or week. */
export function StepChart({ summary, steps }: StepChartProps) {
  const labels = steps.map(({ label }) => label);
  const x = scaleBand({ domain: labels, range: [PLOT.left, PLOT.right], padding: 0.2 });
  const y = valueScale(Math.max(0, ...steps.map(({ count }) => count)));
  const ends = new Map([labels[0], labels.at(-1)].flatMap((label) => (label === undefined ? [] : [[label, label]])));
  return (
    <ChartFrame summary={summary} x={x} ends={ends} y={y} format={numberText} isWhole>
      {steps.map(({ label, count }) => (
        <Bar
          key={label}
          x={x(label) ?? 0}
          y={y(count)}
          width={x.bandwidth()}
          height={PLOT.bottom - y(count)}
          fill={color.accent}
        />
      ))}
    </ChartFrame>
  );
}
