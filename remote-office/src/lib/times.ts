const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
const TIME = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** A day in India: 27 Nov 2026. */
export const dayText = (iso: string): string => DAY.format(new Date(iso));

/** A time in India: 27 Nov 2026, 10:00 am. */
export const timeText = (iso: string): string => TIME.format(new Date(iso));

const MOMENT = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/**
 * A time in India without its year, for a chart: 27 Nov, 10:00 am. `at` in milliseconds since
 * 1970.
 */
export const momentText = (at: number): string => MOMENT.format(new Date(at));

const INDIA_MS = 5.5 * 60 * 60_000;

/** A time in the format of a `datetime-local` input, in Indian time: 2026-11-27T10:00. */
export const toIndia = (iso: string): string =>
  new Date(Date.parse(iso) + INDIA_MS).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);

/** The time of such an input, in UTC. */
export const fromIndia = (local: string): string => new Date(Date.parse(`${local}Z`) - INDIA_MS).toISOString();
