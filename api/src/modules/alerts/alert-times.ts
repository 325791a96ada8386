import { ALERT_HOUR, type AlertFrequency } from '@kadam/shared/contract/alerts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
// Offset of Asia/Kolkata from UTC, the same all year.
const INDIA_MS = 5.5 * HOUR_MS;
const MONDAY = 1;

/** The next time alerts are sent: at eight in India, weekly ones on Monday. */
export function nextSending(frequency: AlertFrequency, now: Date): Date {
  const midnight = Math.floor((now.getTime() + INDIA_MS) / DAY_MS) * DAY_MS;
  const days = Array.from({ length: 8 }, (_, day) => new Date(midnight + day * DAY_MS + ALERT_HOUR * HOUR_MS));
  const next = days
    .filter((day) => frequency === 'daily' || day.getUTCDay() === MONDAY)
    .map((day) => new Date(day.getTime() - INDIA_MS))
    .find((moment) => moment > now);
  if (!next) throw new Error('In eight days there is every hour and every weekday.');
  return next;
}
