const times = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** A time in ms as `25 Nov 2026, 1:40 pm`, in the zone of the browser. */
export const timeText = (time: number): string => times.format(time);
