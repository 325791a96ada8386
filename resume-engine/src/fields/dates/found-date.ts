import type { ResumeDate } from '../../resume/resume';

export interface FoundDate extends ResumeDate {
  readonly from: number;
  readonly to: number;
  readonly raw: string;
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
}
