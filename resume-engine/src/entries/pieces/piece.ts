import type { Line } from '../../document/line';

/** What stands between a piece and the piece before it; `wrap` where a full line goes on below. */
export type Joint =
  'start' | 'line' | 'wrap' | 'cell' | 'pipe' | 'dash' | 'comma' | 'bracket' | 'at' | 'colon' | 'stop' | 'mark';

/** A part of a line whose meaning is already known (a date range, a grade). */
export interface Mark<V> {
  readonly from: number;
  readonly to: number;
  readonly value: V;
}

/** The smallest part of an entry's head that can be a value or a part of one. */
export interface Piece<V = unknown> {
  readonly line: Line;
  /** Place in the text of the line; brackets around the piece are outside. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly joint: Joint;
  readonly isBracketed: boolean;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly size: number;
  /** Set where the piece is a mark. */
  readonly mark?: V;
  /** What a label or a preposition before the piece says it is. */
  readonly hint?: string;
}

/** A range of the text that belongs to one hint (`Designation: …`, `as …`); `skipFrom` is where the label begins. */
export interface Hint {
  readonly skipFrom: number;
  readonly from: number;
  readonly hint: string;
}
