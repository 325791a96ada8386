/** Times as the operator's own clock says them. */
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

export const sayMoment = (at: string | number): string => moment.format(new Date(at));
export const sayTime = (at: string | number): string => exact.format(new Date(at));
export const sayCount = (count: number): string => whole.format(count);
export const saySteps = (value: number): string => fine.format(value);
export const sayShare = (share: number): string => percent.format(share);

/** Milliseconds, from a second on as seconds. */
export const sayDuration = (ms: number): string =>
  ms < 1_000
    ? `${whole.format(ms)} ms`
    : `${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 }).format(ms / 1_000)} s`;

const KINDS = [
  [24 * 60, 'day'],
  [60, 'hour'],
  [1, 'minute'],
] as const;

/** How long ago something was: `3 hours ago`. */
export function sayAgo(at: string | number, now: number): string {
  const minutes = Math.max(0, Math.round((now - new Date(at).getTime()) / 60_000));
  const [length, unit] = KINDS.find(([size]) => minutes >= size) ?? [1, 'minute'];
  const count = Math.round(minutes / length);
  return count === 0 ? 'just now' : `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
