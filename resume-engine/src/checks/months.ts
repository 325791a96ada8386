import type { DateRange, ResumeDate } from '../resume/resume';

/** Months since year 0, first and last inclusive. */
export interface Months {
  readonly from: number;
  readonly to: number;
  readonly isExact: boolean;
}

const at = (year: number, month: number) => year * 12 + month - 1;

export const monthOf = (day: Date) => at(day.getUTCFullYear(), day.getUTCMonth() + 1);

export const firstMonth = ({ year, month }: ResumeDate) => at(year, month ?? 1);

export const lastMonth = ({ year, month }: ResumeDate) => at(year, month ?? 12);

/**
 * The months of a range; a bare year counts from the middle, so that `2019 - 2021` is two years.
 */
export function monthsOf({ start, end }: DateRange, today: number): Months | undefined {
  if (!start) return undefined;
  const ending = end?.value ?? 'present';
  const isExact = start.value.month !== undefined && (ending === 'present' || ending.month !== undefined);
  const from = at(start.value.year, start.value.month ?? 7);
  const to = ending === 'present' ? today : at(ending.year, ending.month ?? 6);
  return { from, to: Math.max(from, to), isExact };
}

export function monthsCovered(ranges: readonly Months[]): number {
  const inOrder = [...ranges].sort((one, other) => one.from - other.from || one.to - other.to);
  let covered = 0;
  let reached = -Infinity;
  for (const { from, to } of inOrder) {
    covered += Math.max(0, to + 1 - Math.max(from, reached));
    reached = Math.max(reached, to + 1);
  }
  return covered;
}
