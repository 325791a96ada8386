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
