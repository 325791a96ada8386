const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
const TIME = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** A day in India: 27 Nov 2026. */
export const dayText = (iso: string): string => DAY.format(new Date(iso));

/** A time in India: 27 Nov 2026, 10:00 am. */
export const timeText = (iso: string): string => TIME.format(new Date(iso));
