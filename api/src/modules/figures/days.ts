const DAY_MS = 24 * 60 * 60_000;
const INDIA_MS = 5.5 * 60 * 60_000;

/** The day in India, such as `2026-11-27`. */
export const dayInIndia = (at: Date): string => dayText(at.getTime() + INDIA_MS);

/** The day a number of days later; earlier if negative. */
export const addDays = (day: string, days: number): string => dayText(Date.parse(day) + days * DAY_MS);

/** Number of days between two days, including both. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** The Monday on or before the day. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

const dayText = (time: number): string => new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length);
