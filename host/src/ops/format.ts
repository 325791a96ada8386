/** In the operator's time zone. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const moment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
const exact = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', hour12: false });
const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });
const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });

export const formatMoment = (at: string | number): string => moment.format(new Date(at));
export const formatTime = (at: string | number): string => exact.format(new Date(at));
export const formatCount = (count: number): string => whole.format(count);
export const formatDecimal = (value: number): string => fine.format(value);
export const formatPercent = (share: number): string => percent.format(share);

/** Milliseconds below one second, seconds above. */
export const formatDuration = (ms: number): string =>
  ms < 1_000
    ? `${whole.format(ms)} ms`
    : `${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 }).format(ms / 1_000)} s`;

const KINDS = [
  [24 * 60, 'day'],
  [60, 'hour'],
  [1, 'minute'],
] as const;

/** Time since `at`: `3 hours ago`. */
export function formatAge(at: string | number, now: number): string {
  const minutes = Math.max(0, Math.round((now - new Date(at).getTime()) / 60_000));
  const [length, unit] = KINDS.find(([size]) => minutes >= size) ?? [1, 'minute'];
  const count = Math.round(minutes / length);
  return count === 0 ? 'just now' : `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
