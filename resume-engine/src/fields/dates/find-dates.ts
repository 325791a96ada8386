import { dateMarks, type DateMark } from './date-marks';
import type { FoundDate } from './found-date';

/** @param marks of the text, if they are known */
export const findDates = (text: string, marks = dateMarks(text)): FoundDate[] =>
  marks.filter((mark) => !mark.form.isWeak).map((mark) => foundDate(mark));

/** A mark as a found date; `year` supplies the year of a date without one. */
export const foundDate = ({ from, to, raw, date }: DateMark, year = date.year): FoundDate => ({
  ...date,
  year,
  from,
  to,
  raw,
});
