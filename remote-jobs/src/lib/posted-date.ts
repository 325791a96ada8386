const DAY = 86_400_000;
const INDIA_OFFSET = 5.5 * 3_600_000;
const RELATIVE_DAYS_MAX = 30;

const calendar = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });

/** '20 Nov 2026', the date in India; '' for an invalid one. */
export function postedDate(createdAt: string | null): string {
  const time = Date.parse(createdAt ?? '');
  return Number.isNaN(time) ? '' : calendar.format(time);
}

/** 'today' to '30 days ago'; '' beyond that or in the future. */
export function postedAgo(createdAt: string | null, now: number): string {
  const days = dayInIndia(now) - dayInIndia(Date.parse(createdAt ?? ''));
  return days >= 0 && days <= RELATIVE_DAYS_MAX ? relative.format(-days, 'day') : '';
}

const dayInIndia = (time: number) => Math.floor((time + INDIA_OFFSET) / DAY);
