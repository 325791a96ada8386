import type { Period } from './resume-document';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const ISO = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$/;
const BETWEEN = /\s+(?:[-–—]|to)(?:\s+|$)|(?<=^\d{4})\s*[-–—]\s*(?=\d{4}$)/;
const OPEN_END = /^(?:present|current|now|ongoing|today|till date|till now|to date)$/i;

/** Formats an ISO date: `2021`, `Apr 2021`, `15 Apr 2021`. Other texts are unchanged. */
export function shownDate(date: string): string {
  const [, year, month, day] = ISO.exec(date) ?? [];
  if (!year) return date;
  return [day && Number(day), month && MONTHS[Number(month) - 1], year].filter(Boolean).join(' ');
}

/** The ISO date displayed as this text; other texts are unchanged. */
export function storedDate(text: string): string {
  const [, day, name, year] = /^(?:(\d{1,2}) )?(?:([A-Z][a-z]{2}) )?(\d{4})$/.exec(text) ?? [];
  if (!year) return text;
  const month = MONTHS.indexOf(name ?? '') + 1;
  const iso = [year, month > 0 && padded(month), day && padded(Number(day))].filter(Boolean).join('-');
  return shownDate(iso) === text ? iso : text;
}

const padded = (number: number) => String(number).padStart(2, '0');

/**
 * `Apr 2021 - Present`. A start without an end is current, as in JSON Resume; an end alone is shown
 * alone.
 */
export function shownPeriod({ startDate = '', endDate }: Period): string {
  if (startDate === '') return shownDate(endDate ?? '');
  return `${shownDate(startDate)} - ${endDate === undefined ? 'Present' : shownDate(endDate)}`.trimEnd();
}

/** Parses dates written on one line. */
export function storedPeriod(text: string): Period {
  const plain = text.trim();
  const between = BETWEEN.exec(plain);
  if (!between) return plain === '' ? {} : { endDate: storedDate(plain) };
  const startDate = storedDate(plain.slice(0, between.index));
  const end = plain.slice(between.index + between[0].length);
  return end === 'Present' ? { startDate } : { startDate, endDate: storedDate(end) };
}

/**
 * Accepts more formats than `storedDate`: `April 2021`, `04/2021`, `Apr'21`. Undefined if it is no
 * date.
 */
export function isoDate(text: string): string | undefined {
  const stored = storedDate(text.trim());
  if (ISO.test(stored)) return stored;
  const [, name = '', short] = /^([A-Z][a-z]{2})[a-z]*[.,]?[ '’-]+(\d{4}|\d{2})$/i.exec(text.trim()) ?? [];
  const month = MONTHS.findIndex((known) => known.toLowerCase() === name.toLowerCase()) + 1;
  if (month > 0 && short) return `${short.length === 2 ? `20${short}` : short}-${padded(month)}`;
  const [, number, year] = /^(0?[1-9]|1[0-2])[/.-](\d{4})$/.exec(text.trim()) ?? [];
  return number && year ? `${year}-${padded(Number(number))}` : undefined;
}

/** `till date`, `Current`: an open end. */
export const isContinued = (text: string): boolean => OPEN_END.test(text.trim());
