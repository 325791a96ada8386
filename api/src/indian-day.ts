const INDIA_MS = 5.5 * 60 * 60_000;

/** The current day in India, such as `2026-12-31`. */
export const indianDay = (moment: Date): string => new Date(moment.getTime() + INDIA_MS).toISOString().slice(0, 10);
