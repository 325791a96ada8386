import type { ResumeDate } from '../../resume/resume';

export type DatePrecision = 'year' | 'month' | 'day';

export interface FoundDate extends ResumeDate {
  readonly from: number;
  readonly to: number;
  readonly raw: string;
  readonly precision: DatePrecision;
}

/**
 * Two dates of a range, or one open-ended date (`Since 2019`, `Jan 2020 onwards`, `Mar 2021 –`).
 */
export interface FoundRange {
  readonly from: number;
  readonly to: number;
  readonly start?: FoundDate;
  readonly end?: FoundDate | 'present';
  readonly raw: string;
  readonly startRaw: string;
  readonly endRaw: string;
  readonly precision: DatePrecision;
}
