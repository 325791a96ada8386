const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** 'Free', '₹12,500', or 'On request'. */
export function feeText(fee: number | null): string {
  if (fee === null) return 'On request';
  return fee === 0 ? 'Free' : `₹${new Intl.NumberFormat('en-IN').format(fee)}`;
}

/** The start date; 'on request' if it is past or missing. */
export function startText(startDate: string, now = new Date()): string {
  const at = /^\d{4}-\d{2}-\d{2}/.test(startDate) ? new Date(startDate) : undefined;
  if (!at || Number.isNaN(at.getTime()) || at.getTime() < now.getTime() - DAY_MS) return 'Next date on request';
  return DAY.format(at);
}

const DAY_MS = 24 * 60 * 60 * 1_000;

const MODES: Readonly<Record<string, string>> = {
  online: 'Online',
  classroom: 'Classroom',
  hybrid: 'Online and classroom',
};

/** Where a course is held; unknown values are shown unchanged. */
export const modeText = (mode: string): string => MODES[mode] ?? mode;

/** Both days of a batch: '12 January 2027 to 27 March 2027'. */
export const daysText = ({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }): string =>
  [...new Set([startDate, endDate])]
    .filter((day) => !Number.isNaN(Date.parse(day)))
    .map((day) => DAY.format(new Date(day)))
    .join(' to ');

/** How many seats are left. */
export function seatsText(free: number): string {
  if (free === 0) return 'Full – join the waiting list';
  return free === 1 ? '1 seat left' : `${new Intl.NumberFormat('en-IN').format(free)} seats left`;
}
