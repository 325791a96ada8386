import { quoted, ValueError } from '../errors';
import { plainText } from './text';

/** A time in the file. A date alone is that day; a time without a zone is in Indian time. */
export type Moment = { readonly kind: 'day' | 'time'; readonly at: Date };

const INDIA = '+05:30';
const DAY_MS = 24 * 60 * 60 * 1_000;
const INDIA_MS = 5.5 * 60 * 60 * 1_000;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const [EARLIEST, LATEST] = [Date.UTC(2000, 0, 1), Date.UTC(2100, 0, 1)];

/** Parses ISO 8601, day/month/year, written months, mail dates and Unix times. */
export function readMoment(value: unknown): Moment {
  const text = plainText(value).trim();
  const moment = ofNumber(text) ?? ofIso(text) ?? ofNumberedDay(text) ?? ofWrittenDay(text) ?? ofMailDate(text);
  if (!moment || Number.isNaN(moment.at.getTime()))
    throw new ValueError(`${quoted(text)} is not a date. Write it as 2026-05-31.`);
  if (moment.at.getTime() < EARLIEST || moment.at.getTime() > LATEST) {
    throw new ValueError(`${quoted(text)} is too far away to be meant. Write the date as 2026-05-31.`);
  }
  return moment;
}

/** The end of the named time: a posting that is open until a day is open on that day. */
export const endOf = ({ kind, at }: Moment): Date => (kind === 'day' ? new Date(at.getTime() + DAY_MS - INDIA_MS) : at);

function ofNumber(text: string): Moment | undefined {
  if (!/^\d{10}(?:\d{3})?$/.test(text)) return undefined;
  return { kind: 'time', at: new Date(Number(text) * (text.length === 10 ? 1_000 : 1)) };
}

function ofIso(text: string): Moment | undefined {
  const match =
    /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s?(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(
      text,
    );
  if (!match) return undefined;
  const [, year, month, day, time, zone] = match;
  const whole = ofDay(Number(year), Number(month), Number(day));
  if (!whole || !time) return whole;
  return {
    kind: 'time',
    at: new Date(`${year}-${month}-${day}T${time}${zone?.toUpperCase().replace(/(\d{2})(\d{2})$/, '$1:$2') ?? INDIA}`),
  };
}

function ofNumberedDay(text: string): Moment | undefined {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ ,].*)?$/.exec(text) ?? [];
  return year ? ofDay(Number(year), Number(month), Number(day)) : undefined;
}

// "1 May 2026", "01-May-26" and "May 1st, 2026": the month may precede or follow the day.
function ofWrittenDay(text: string): Moment | undefined {
  const [, left, month, right, year] =
    /^(\d{0,2})(?:st|nd|rd|th)?[ -]?([a-z]{3,9})[ .-]{0,2}(\d{0,2})(?:st|nd|rd|th)?[ ,-]{1,2}((?:20)?\d{2})$/i.exec(
      text,
    ) ?? [];
  const found = MONTHS.indexOf(month?.slice(0, 3).toLowerCase() ?? '');
  return found >= 0 && Boolean(left) !== Boolean(right)
    ? ofDay(2_000 + (Number(year) % 100), found + 1, Number(left || right))
    : undefined;
}

function ofMailDate(text: string): Moment | undefined {
  if (!/^(?:[a-z]{3}, )?\d{1,2} [a-z]{3} \d{4} \d{2}:\d{2}(?::\d{2})? (?:gmt|ut|utc|z|[+-]\d{4})$/i.test(text))
    return undefined;
  return { kind: 'time', at: new Date(text) };
}

function ofDay(year: number, month: number, day: number): Moment | undefined {
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? { kind: 'day', at } : undefined;
}
