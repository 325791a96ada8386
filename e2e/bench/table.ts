import type { Bar, Unit } from './bars';
import type { Measured } from './measured';

/** A measurement and its limit as text. */
export interface Row {
  readonly bar: string;
  readonly floor: string;
  readonly aim: string;
  readonly measured: string;
  readonly verdict: Verdict;
}

export type Verdict = 'aim met' | 'floor met' | 'aim missed' | 'floor missed';

const SHOWN: Readonly<Record<Unit, (value: number) => string>> = {
  times: (value) => value.toFixed(2),
  KiB: (value) => `${(value / 1024).toFixed(1)} KiB`,
  KB: (value) => `${(value / 1000).toFixed(0)} KB`,
  ms: (value) => (value < 100 ? `${value.toFixed(0)} ms` : `${(value / 1000).toFixed(2)} s`),
  count: (value) => String(value),
  shift: (value) => value.toFixed(3),
};

/** Compares measurements with the limits. */
export const rowsOf = (bars: readonly Bar[], all: Measured): Row[] =>
  bars.map((bar) => {
    const value = bar.measured(all);
    const show = (limit: number | null) => (limit === null ? '–' : SHOWN[bar.unit](limit));
    return {
      bar: bar.what,
      floor: show(bar.floor),
      aim: show(bar.aim),
      measured: show(value),
      verdict: verdictOn(value, bar),
    };
  });

function verdictOn(value: number, { floor, aim }: Pick<Bar, 'floor' | 'aim'>): Verdict {
  if (value <= (aim ?? floor ?? Infinity)) return 'aim met';
  if (floor === null) return 'aim missed';
  return value <= floor ? 'floor met' : 'floor missed';
}

/** Table for a terminal. */
export const textTable = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** Table for a page; the first row is its header. */
export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
