import type { ReactNode } from 'react';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { type scaleBand, scaleLinear } from '@visx/scale';
import { color } from '@kadam/shared/ui/theme';

type YScale = ReturnType<typeof scaleLinear<number>>;

interface ChartFrameProps {
  /** Text alternative of the chart. */
  readonly summary: string;
  readonly x: ReturnType<typeof scaleBand<string>> | YScale;
  /** First and last value, with their texts. */
  readonly ends: ReadonlyMap<string | number, string>;
  readonly y: YScale;
  readonly format: (value: number) => string;
  /** Whether the values are counts, so that there are no grid lines between integers. */
  readonly isWhole?: boolean;
  readonly children: ReactNode;
}

const WIDTH = 360;
const HEIGHT = 150;
const BOTTOM = 24;
const TOP = 8;
const TEXT = { fill: color.muted, fontSize: 12 } as const;

/** Area in which values are drawn, in units of the SVG. */
export const PLOT = { left: 44, right: WIDTH - 2, top: TOP, bottom: HEIGHT - BOTTOM } as const;

/** From zero to a round number at or above the highest value, but not above `max`. */
export function valueScale(highest: number, max = Infinity): YScale {
  const y = scaleLinear<number>({ domain: [0, highest > 0 ? highest : 1], range: [PLOT.bottom, PLOT.top], nice: 2 });
  return y.domain([0, Math.min(y.domain()[1] ?? highest, max)]);
}

/** Axes and grid lines of a chart. Its numbers are also in a table on the page. */
export function ChartFrame({ summary, x, ends, y, format, isWhole = false, children }: ChartFrameProps) {
  const ticks = y.ticks(2).filter((tick) => !isWhole || Number.isInteger(tick));
  return (
    <svg role="img" aria-label={summary} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%">
      {ticks.map((tick) => (
        <line key={tick} x1={PLOT.left} x2={WIDTH} y1={y(tick)} y2={y(tick)} stroke={color.line} />
      ))}
      {children}
      <AxisLeft
        left={PLOT.left}
        scale={y}
        tickValues={ticks}
        tickFormat={(value) => format(Number(value))}
        hideAxisLine
        hideTicks
        tickLabelProps={{ ...TEXT, textAnchor: 'end', verticalAnchor: 'middle' }}
      />
      <AxisBottom
        top={PLOT.bottom}
        scale={x}
        tickValues={[...ends.keys()]}
        tickFormat={(value) => ends.get(value as string | number) ?? ''}
        stroke={color.lineStrong}
        hideTicks
        tickLabelProps={(_label, index) => ({
          ...TEXT,
          textAnchor: ends.size === 1 ? 'middle' : index === 0 ? 'start' : 'end',
        })}
      />
    </svg>
  );
}
