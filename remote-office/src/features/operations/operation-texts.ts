const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
const fine = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });
const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });

export const countText = (count: number): string => whole.format(count);
export const decimalText = (value: number): string => fine.format(value);
export const percentText = (share: number): string => percent.format(share);

/** Milliseconds below one second, seconds above. */
export const durationText = (ms: number): string =>
  ms < 1_000 ? `${whole.format(ms)} ms` : `${tenths.format(ms / 1_000)} s`;

const UNITS = [
  [24 * 60, 'day'],
  [60, 'hour'],
  [1, 'minute'],
] as const;

/** Time since `at`: `3 hours ago`. */
export function ageText(at: string, now: number): string {
  const minutes = Math.max(0, Math.round((now - Date.parse(at)) / 60_000));
  const [length, unit] = UNITS.find(([size]) => minutes >= size) ?? [1, 'minute'];
  const count = Math.round(minutes / length);
  return count === 0 ? 'just now' : `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
