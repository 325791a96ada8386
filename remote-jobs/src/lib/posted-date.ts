const DAY = 86_400_000;
const INDIA_OFFSET = 5.5 * 3_600_000;
const RELATIVE_DAYS_MAX = 30;

const calendar = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });

/** '20 Nov 2026', the day in India; '' when the moment is unreadable. */
export function postedDate(createdAt: string | null): string {
  const time = Date.parse(createdAt ?? '');
  return Number.isNaN(time) ? '' : calendar.format(time);
}

/** 'today', 'yesterday', '12 days ago' up to a month; '' beyond that, or when this clock runs behind the posting. */
export function postedAgo(createdAt: string | null, now: number): string {
  const days = dayInIndia(now) - dayInIndia(Date.parse(createdAt ?? ''));
  return days >= 0 && days <= RELATIVE_DAYS_MAX ? relative.format(-days, 'day') : '';
}

const dayInIndia = (time: number) => Math.floor((time + INDIA_OFFSET) / DAY);
