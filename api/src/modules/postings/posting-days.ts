import { POSTING_MESSAGES } from '@kadam/shared/contract/postings';
import { fieldError } from '../../errors';

const INDIA = '+05:30';
const INDIA_MS = 5.5 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** The last day in India on which a posting is open that expires at this time. */
export const lastDayOf = (validThrough: Date | null): string | null =>
  validThrough === null ? null : new Date(validThrough.getTime() - 1 + INDIA_MS).toISOString().slice(0, 10);

/**
 * When a posting expires whose last day is this one.
 * @throws DomainError for a day that does not exist
 */
export function endOfDay(day: string): Date {
  const start = new Date(`${day}T00:00:00${INDIA}`);
  const exists = !Number.isNaN(start.getTime()) && new Date(start.getTime() + INDIA_MS).toISOString().startsWith(day);
  if (!exists) throw fieldError('INVALID_INPUT', 'expiresOn', POSTING_MESSAGES.day);
  return new Date(start.getTime() + DAY_MS);
}

/**
 * The expiry for a day given by the office. If the day is unchanged, so is the expiry, which
 * imports can set to any time of the day.
 * @throws DomainError for a new day in the past
 */
export function newEnd(expiresOn: string | null, current: Date | null, now: Date): Date | null {
  if (expiresOn === null) return null;
  if (expiresOn === lastDayOf(current)) return current;
  const end = endOfDay(expiresOn);
  if (end <= now) throw fieldError('INVALID_INPUT', 'expiresOn', POSTING_MESSAGES.dayOver);
  return end;
}
