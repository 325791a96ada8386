import type { Line } from '../../document/line';

/** Separator between a piece and the one before it; `wrap` if a full line continues below. */
export type Joint =
  | 'start'
  | 'line'
  | 'wrap'
  | 'cell'
  | 'pipe'
  | 'dash'
  | 'comma'
  | 'bracket'
  | 'at'
  | 'colon'
  | 'stop'
  | 'mark';

/** A part of a line with a known meaning (a date range, a grade). */
export interface Mark<V> {
  readonly from: number;
  readonly to: number;
  readonly value: V;
}

/** The smallest part of an entry's head that can be a value or part of one. */
export interface Piece<V = unknown> {
  readonly line: Line;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly joint: Joint;
  readonly isBracketed: boolean;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly size: number;
  readonly mark?: V;
  readonly hint?: string;
}

/**
 * A range of the text with one hint (`Designation: …`, `as …`); `skipFrom` is where the label
 * begins.
 */
export interface Hint {
  readonly skipFrom: number;
  readonly from: number;
  readonly hint: string;
}
