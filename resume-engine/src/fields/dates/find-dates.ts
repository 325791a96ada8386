import type { ResumeDate } from '../../resume/resume';
import { dateMarks, type DateMark } from './date-marks';
import type { DatePrecision, FoundDate } from './found-date';

/**
 * Every date of a text, also those that are ends of a range, from left to right.
 * @param text a line or a cell
 */
export const findDates = (text: string): FoundDate[] =>
  dateMarks(text)
    .filter((mark) => !mark.form.isWeak)
    .map((mark) => foundDate(mark));

/** A mark as a found date; `year` replaces the one of a date that is written without. */
export const foundDate = ({ from, to, raw, date }: DateMark, year = date.year): FoundDate => ({
  ...date,
  year,
  from,
  to,
  raw,
  precision: precisionOf(date),
});

const precisionOf = ({ month, day }: ResumeDate): DatePrecision =>
  day !== undefined ? 'day' : month !== undefined ? 'month' : 'year';
