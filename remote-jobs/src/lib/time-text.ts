const moments = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** A time in India (27 Nov 2026, 10:00 am); '' if it is none. */
export function timeText(at: string): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? '' : moments.format(time);
}
