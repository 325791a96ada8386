import type { ResumeDate } from '../../resume/resume';
import { MONTH, monthNumber } from './months';

export interface DateForm {
  readonly pattern: RegExp;
  readonly read: (groups: Readonly<Record<string, string | undefined>>) => ResumeDate | undefined;
  /**
   * Only valid as an end of a range: alone it is as likely something else (`Jan 19`, `06/19`,
   * `'19`, `June`).
   */
  readonly isWeak?: boolean;
  readonly isYearless?: boolean;
  readonly hasDigits: boolean;
  readonly hasName: boolean;
}

type Groups = Readonly<Record<string, string | undefined>>;

const START = String.raw`(?<![\p{L}\p{N}]|\d[.,])`;
const END = String.raw`(?![\p{L}\p{N}]|\.\d|/\d(?!\d{3}))`;
const YEAR = String.raw`(?<year>\d{4})`;
const SHORT_YEAR = String.raw`['’‘\u0060]\s?(?<year>\d{2})`;
const NAME = String.raw`(?<month>${MONTH})\.?`;
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const GAP = String.raw`[ \t]{0,2}(?:[,/.–-]|of\b)?[ \t]{0,2}`;

const form = (body: string, more: Partial<DateForm> = {}): DateForm => ({
  pattern: new RegExp(`${START}${body}${END}`, 'giu'),
  read: named,
  hasDigits: body.includes(String.raw`\d`),
  hasName: body.includes(NAME),
  ...more,
});

/** Every form, most specific first: of two at the same position the longer one counts. */
const DATE_FORMS: readonly DateForm[] = [
  form(`${DAY}${GAP}${NAME}${GAP}(?:${YEAR}|['’‘]?(?<short>\\d{2}))`),
  form(`${NAME}${GAP}${DAY}(?:,[ ]?|[ ]{1,2})(?:${YEAR}|${SHORT_YEAR.replace('year', 'short')})`),
  form(`${NAME}${GAP}${YEAR}`),
  form(`${NAME}[ ,-]{0,2}${SHORT_YEAR}`),
  form(`${NAME}[-–/]${`(?<year>\\d{2})`}`),
  form(`${NAME}[ ,]{1,2}(?<year>\\d{2})`, { isWeak: true }),
  form(`${YEAR}[ ,/-]{1,2}${NAME}`),
  form(String.raw`(?<first>\d{1,2})(?<mark>[/.-])(?<second>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})`, { read: numeric }),
  form(String.raw`(?<first>\d{1,2}) ?(?<mark>[/.-]) ?(?<second>\d{1,2}) ?\k<mark> ?(?<year>\d{4})`, { read: numeric }),
  form(String.raw`(?<year>\d{4})(?<mark>[/.-])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})`, { read: numbered }),
  form(String.raw`(?<month>\d{1,2}) ?[/.-] ?(?<year>\d{4})`, { read: numbered }),
  form(String.raw`(?<month>\d{1,2})[ ](?<year>\d{4})`, { read: numbered, isWeak: true }),
  form(String.raw`(?<year>\d{4})[/.-](?<month>0[1-9]|1[0-2])`, { read: numbered }),
  form(String.raw`(?<month>0[1-9]|1[0-2]|[1-9])[/'’](?<year>\d{2})`, { read: numbered, isWeak: true }),
  form(
    String.raw`(?:(?:early|mid|late)[ -])?(?:spring|summer|fall|autumn|winter|monsoon)(?: of)?(?: semester)?,? ?['’]?(?<year>\d{4}|\d{2})`,
    { read: yearOnly },
  ),
  form(String.raw`(?:q[1-4]|h[12]|[1-4]q)[ ,-]{0,2}(?:fy)?[ ']{0,2}(?<year>\d{4}|\d{2})`, { read: yearOnly }),
  form(String.raw`(?:fy|ay)[ ']{0,2}(?<year>\d{4}|\d{2})`, { read: yearOnly }),
  form(YEAR, { read: yearOnly }),
  form(SHORT_YEAR, { read: yearOnly, isWeak: true }),
  form(`${DAY}${GAP}${NAME}`, { isWeak: true, isYearless: true, read: yearless }),
  form(`${NAME} ?${DAY}`, { isWeak: true, isYearless: true, read: yearless }),
  form(NAME, { isWeak: true, isYearless: true, read: yearless }),
];

// A pattern without Unicode classes takes a fraction of the time of those of the forms.
const ANY_NAME = new RegExp(MONTH, 'i');

/** The forms that a date in the text can have. */
export function possibleForms(text: string): readonly DateForm[] {
  const hasDigits = /\d/.test(text);
  const hasName = ANY_NAME.test(text);
  return DATE_FORMS.filter((one) => (hasDigits || !one.hasDigits) && (hasName || !one.hasName));
}

function named({ day, month, year, short }: Groups): ResumeDate | undefined {
  return date(yearOf(year ?? short ?? ''), monthNumber(month ?? ''), day);
}

function yearless({ day, month }: Groups): ResumeDate | undefined {
  return date(2000, monthNumber(month ?? ''), day);
}

function numbered({ day, month, year }: Groups): ResumeDate | undefined {
  return date(yearOf(year ?? ''), Number(month), day);
}

/** Day first, as in India, unless only the other order makes a date. */
function numeric({ first, second, year }: Groups): ResumeDate | undefined {
  const isMonthFirst = Number(second) > 12;
  return date(yearOf(year ?? ''), Number(isMonthFirst ? first : second), isMonthFirst ? second : first);
}

function yearOnly({ year }: Groups): ResumeDate | undefined {
  const found = yearOf(year ?? '');
  return found === undefined ? undefined : { year: found };
}

function date(year: number | undefined, month: number | undefined, day: string | undefined): ResumeDate | undefined {
  if (year === undefined || month === undefined || !(month >= 1 && month <= 12)) return undefined;
  if (day === undefined) return { year, month };
  const number = Number(day);
  return number >= 1 && number <= 31 ? { year, month, day: number } : undefined;
}

/**
 * Two digits up to here are 20YY, above it 19YY. Fixed, not relative to today: the same bytes must
 * give the same result.
 */
const PIVOT = 40;
/**
 * Plausible years in a resume: birth years of people near retirement up to plans a few years ahead.
 */
const FIRST = 1945;
const LAST = 2045;

/** The year that two or four digits mean. */
function yearOf(digits: string): number | undefined {
  const number = Number(digits);
  if (digits.length === 2) return number <= PIVOT ? 2000 + number : 1900 + number;
  return number >= FIRST && number <= LAST ? number : undefined;
}
