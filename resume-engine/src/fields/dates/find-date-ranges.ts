import { dateMarks, type DateMark } from './date-marks';
import { foundDate } from './find-dates';
import type { FoundDate, FoundRange } from './found-date';
import { academicYears } from './academic-years';

const DASH = String.raw`[-‐‑‒–—―−~→]`;
const JOINT = new RegExp(
  String.raw`^[)\s.]{0,3}(?:${DASH}{1,3}|/|${DASH}?\s{0,2}(?<!\p{L})(?:to|till|until|upto|up to|through|thru|au|à|bis|hasta|al|até|se)(?!\p{L})\s{0,2}${DASH}?)[(\s]{0,3}(?:(?:expected|anticipated|exp\.?)\s{1,2})?$`,
  'iu',
);
const PRESENT = new RegExp(
  String.raw`^[)\s,]{0,3}(?:${DASH}{1,3}|(?<!\p{L})(?:to|till|until|upto|up to|through|thru|bis|hasta|até)(?!\p{L}))?\s{0,3}[(]?` +
    String.raw`((?:(?:till|until|up ?to|to)[ -]?(?:the )?(?:date|now|present|today|current)|present(?:ly)?|currently|current|now|ongoing|on-going|today|` +
    String.raw`continuing|continued?|still working|still|till(?=\s*(?:$|[)\t|]))|to date|till this date|aujourd['’]hui|à ce jour|présent|en cours|actuel|heute|aktuell|laufend|actualidad|` +
    String.raw`la actualidad|actual|presente|hoy|atual|atualmente|o momento|ab tak|vartaman|वर्तमान)(?: date| day| time)?)(?![\p{L}\p{N}])`,
  'iu',
);
const ONWARDS = /^\s{0,2}(?:onwards?|on-?wards?)\b/i;
const SINCE = /(?:\b(?:since|from|w\.?e\.?f\.?|seit|depuis|desde)\s{0,2}:?\s{0,2})$/i;
const DANGLING = new RegExp(String.raw`^\s{0,2}${DASH}{1,2}\s{0,2}(?=$|[\t)|])`, 'u');

/**
 * Every date range in a text, from left to right. A single date is not a range (see `findDates`),
 * unless it is open-ended.
 * @param text a line or a cell
 * @param marks of the text, if they are known
 */
export function findDateRanges(text: string, marks = dateMarks(text)): FoundRange[] {
  const ranges: FoundRange[] = [...academicYears(text, marks)];
  for (let index = 0; index < marks.length; index += 1) {
    const mark = marks[index];
    if (!mark || ranges.some((range) => mark.from < range.to && range.from < mark.to)) continue;
    const next = marks[index + 1];
    const range = (next && twoEnded(text, mark, next)) ?? openEnded(text, mark);
    if (!range) continue;
    ranges.push(range);
    if (next && range.to >= next.to) index += 1;
  }
  return ranges.sort((a, b) => a.from - b.from);
}

/** Whether a text is nothing but a word for today: `presently`, `till date`. */
export const meansPresent = (text: string): boolean => text !== '' && PRESENT.exec(text)?.[0] === text;

function twoEnded(text: string, first: DateMark, second: DateMark): FoundRange | undefined {
  const between = text.slice(first.to, second.from);
  if (second.form.isYearless || !JOINT.test(between)) return undefined;
  if (first.form.isYearless && second.date.month === undefined) return undefined;
  const isAlike = [isBareYear, isNamed].some((is) => is(first) && is(second));
  if (between.trim() === '/' && !isAlike) return undefined;
  const start = foundDate(first, first.form.isYearless ? second.date.year : undefined);
  const end = foundDate(second);
  return rangeOf(text, { start, end, to: second.to, endRaw: second.raw });
}

function openEnded(text: string, mark: DateMark): FoundRange | undefined {
  if (mark.form.isYearless) return undefined;
  const rest = text.slice(mark.to, mark.to + 60);
  const present = PRESENT.exec(rest);
  const start = foundDate(mark);
  if (present && isJoined(present[0], present[1] ?? ''))
    return rangeOf(text, { start, end: 'present', to: mark.to + present[0].length, endRaw: present[1] ?? '' });
  if (mark.form.isWeak) return undefined;
  const onwards = ONWARDS.exec(rest);
  if (onwards) return rangeOf(text, { start, end: 'present', to: mark.to + onwards[0].length, endRaw: '' });
  if (SINCE.test(text.slice(Math.max(0, mark.from - 12), mark.from)))
    return rangeOf(text, { start, end: 'present', to: mark.to, endRaw: '' });
  const dangling = DANGLING.exec(rest);
  return dangling ? rangeOf(text, { start, to: mark.to + dangling[0].trimEnd().length, endRaw: '' }) : undefined;
}

/**
 * `2019 present` without a joint is rejected, `2019 till date` is accepted: its first word is the
 * joint.
 */
const isJoined = (match: string, word: string) =>
  /[^\s(),]/.test(match.slice(0, match.length - word.length)) || /^(?:till|until|up ?to|to)\b/i.test(word);

interface Ends {
  readonly start: FoundDate;
  readonly end?: FoundDate | 'present';
  readonly to: number;
  readonly endRaw: string;
}

function rangeOf(text: string, { start, end, to, endRaw }: Ends): FoundRange {
  const since = SINCE.exec(text.slice(Math.max(0, start.from - 12), start.from))?.[0] ?? '';
  const from = start.from - since.length;
  return { from, to, start, ...(end && { end }), raw: text.slice(from, to), startRaw: start.raw, endRaw };
}

const isNamed = ({ raw }: DateMark) => /\p{L}{3}/u.test(raw);
const isBareYear = ({ raw }: DateMark) => /^\d{4}$/.test(raw);
