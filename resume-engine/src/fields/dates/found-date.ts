import type { ResumeDate } from '../../resume/resume';

export type DatePrecision = 'year' | 'month' | 'day';

/** A date in a text, with its place. */
export interface FoundDate extends ResumeDate {
  readonly from: number;
  readonly to: number;
  /** As written. */
  readonly raw: string;
  readonly precision: DatePrecision;
}

/** Two dates that belong together, or one that says it goes on (`Since 2019`, `Jan 2020 onwards`, `Mar 2021 –`). */
export interface FoundRange {
  readonly from: number;
  readonly to: number;
  readonly start?: FoundDate;
  readonly end?: FoundDate | 'present';
  readonly raw: string;
  readonly startRaw: string;
  /** Empty when only the start is written. */
  readonly endRaw: string;
  /** The coarser one of its ends. */
  readonly precision: DatePrecision;
}
