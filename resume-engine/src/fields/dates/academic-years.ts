import type { DateMark } from './date-marks';
import type { FoundRange } from './found-date';
import { MONTH } from './months';

const ACADEMIC = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|\d[.,])(?:(?:fy|ay)[ ']{0,2})?((?:19|20)\d{2})(\s?[-–—/]\s?)['’]?(\d{2})` +
    String.raw`(?![\p{L}\p{N}]|[-./–]\d|\s[-–—]\s?\d|[\s.-]{1,2}(?:${MONTH})(?!\p{L}))`,
  'giu',
);
/** Upper limit of a course in years. */
const MAX_LENGTH = 9;

/** `2019-20`, `2019 – 23`, `FY 2021-22`: the second year has two digits. */
export function academicYears(text: string, marks: readonly DateMark[]): FoundRange[] {
  const ranges: FoundRange[] = [];
  for (const match of text.matchAll(ACADEMIC)) {
    const [raw, year = '', joint = '', short = ''] = match;
    const start = Number(year);
    const length = (Number(short) - (start % 100) + 100) % 100;
    const from = match.index;
    const isEndOfRange = marks.some((mark) => mark.to <= from && /^\s?[-–—]\s?$/.test(text.slice(mark.to, from)));
    if (length === 0 || length > MAX_LENGTH || isEndOfRange) continue;
    const yearFrom = from + raw.indexOf(year);
    const to = from + raw.length;
    const first = { year: start, from: yearFrom, to: yearFrom + 4, raw: year };
    const last = { year: start + length, from: yearFrom + 4 + joint.length, to, raw: short };
    ranges.push({ from, to, start: first, end: last, raw, startRaw: year, endRaw: short });
  }
  return ranges;
}
