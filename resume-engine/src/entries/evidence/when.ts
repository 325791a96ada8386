import { dateMarks } from '../../fields/dates/date-marks';
import { findDateRanges, meansPresent } from '../../fields/dates/find-date-ranges';
import { findDates } from '../../fields/dates/find-dates';
import type { FoundDate, FoundRange } from '../../fields/dates/found-date';
import type { Field, Span } from '../../document/span';
import type { Line } from '../../document/line';
import type { DateRange, ResumeDate } from '../../resume/resume';
import type { Mark } from '../pieces/piece';

export type When =
  | { readonly range: FoundRange; readonly date?: never }
  | { readonly date: FoundDate; readonly range?: never };

export function findWhen(text: string): Mark<When>[] {
  const marks = dateMarks(text);
  const ranges = findDateRanges(text, marks);
  const alone = findDates(text, marks).filter((date) =>
    ranges.every(({ from, to }) => date.to <= from || date.from >= to),
  );
  return [
    ...ranges.map((range) => ({ from: range.from, to: range.to, value: { range } })),
    ...alone.map((date) => ({ from: date.from, to: date.to, value: { date } })),
  ].sort((a, b) => a.from - b.from);
}

function fieldOf<T>(value: T, raw: string, { line, text }: { line: Line; text: string }): Field<T> {
  const from = Math.max(0, line.text.indexOf(raw || text));
  const span: Span = { page: line.page, line: line.index, from, to: from + (raw || text).length, text: raw || text };
  return { value, raw, confidence: 0.9, spans: [span] };
}

function dateOf({ year, month, day }: FoundDate): ResumeDate {
  return { year, ...(month !== undefined && { month }), ...(day !== undefined && { day }) };
}

/** The dates of an entry. A single date is its end: the year of a degree or of a short job. */
export function dateRangeOf(when: When, line: Line): DateRange {
  if (when.date) return { end: fieldOf(dateOf(when.date), when.date.raw, { line, text: when.date.raw }) };
  const { start, end, startRaw, endRaw, raw } = when.range;
  const place = { line, text: raw };
  return {
    ...(start && { start: fieldOf(dateOf(start), startRaw, place) }),
    ...(end && { end: fieldOf(end === 'present' ? end : dateOf(end), endRaw, place) }),
  };
}

/** The end of an entry whose cell of dates says only `presently`; empty for any other text. */
export const presentIn = (text: string, line: Line): DateRange =>
  meansPresent(text) ? { end: fieldOf('present', text, { line, text }) } : {};
