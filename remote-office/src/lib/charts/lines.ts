import { color } from '@kadam/shared/ui/theme';

/** One line of a chart: values by time, in milliseconds since 1970. */
export interface Line {
  readonly name: string;
  readonly points: readonly { readonly at: number; readonly value: number }[];
}

/** Colors and dash patterns of lines; `swatch` is the border of the legend. */
export const LINE_LOOKS = [
  { stroke: color.ink, dash: '', swatch: 'solid' },
  { stroke: color.accentDeep, dash: '8 5', swatch: 'dashed' },
  { stroke: color.success, dash: '2 4', swatch: 'dotted' },
  { stroke: color.danger, dash: '12 3 2 3', swatch: 'double' },
] as const;

export const MARK_LOOK = { stroke: color.accent, dash: '2 4', swatch: 'dotted' } as const;
