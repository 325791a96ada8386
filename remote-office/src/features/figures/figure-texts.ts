import type { FigureKind, FunnelStage, ResponseKind } from '@kadam/shared/contract/figures';

export const KIND_LABELS: Readonly<Record<FigureKind, string>> = {
  views: 'Views of jobs',
  applications: 'Applications',
  enrollments: 'Enrollments',
  signups: 'Sign-ups',
  checks: 'Resume checks',
  messages: 'Contact messages',
  inquiries: 'Inquiries of employers',
};

export const STAGE_LABELS: Readonly<Record<FunnelStage, string>> = {
  views: 'Views',
  applications: 'Applications',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
};

export const RESPONSE_LABELS: Readonly<Record<ResponseKind, string>> = {
  applications: 'Applications',
  messages: 'Contact messages',
  inquiries: 'Inquiries of employers',
};

const HOUR = 60;
const DAY = 24 * HOUR;

/** A duration in its two largest units: 45 min, 3 h 20 min, 2 days 4 h. */
export function durationText(minutes: number): string {
  if (minutes < HOUR) return `${minutes} min`;
  if (minutes < DAY) return joined(`${Math.floor(minutes / HOUR)} h`, minutes % HOUR, 'min');
  const days = Math.floor(minutes / DAY);
  return joined(`${days} ${days === 1 ? 'day' : 'days'}`, Math.floor((minutes % DAY) / HOUR), 'h');
}

const joined = (text: string, rest: number, unit: string) => (rest === 0 ? text : `${text} ${rest} ${unit}`);
