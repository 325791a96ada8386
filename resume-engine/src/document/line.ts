import type { ItemSource } from './item';

/** A run of text in a line, apart from the next by a wide gap, a tab or the border of a table cell. */
export interface Cell {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** Where the cell begins in the text of its line. */
  readonly from: number;
}

/** A line of the page in reading order. Furniture (page numbers, repeated headers) is not among the lines of the body. */
export interface Line {
  /** Place in reading order, from 0: what a `Span` names. */
  readonly index: number;
  readonly page: number;
  readonly x: number;
  readonly right: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  /** Whether most of the letters are. */
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly font: string;
  readonly color?: string;
  readonly cells: readonly Cell[];
  /** The cells joined by tabs, without the bullet. */
  readonly text: string;
  /** The glyph (`•`, `-`, …) that began the line and is not in `text`. */
  readonly bullet?: string;
  /** Distance to the line above in the same block, in the document's usual line distance; 0 for the first line of a block. */
  readonly gapAbove: number;
  /** Which block of the page (column, band) the line belongs to; counts through the document in reading order. */
  readonly block: number;
  readonly source: ItemSource;
  /** Whether a rule or a shaded band marks the line, where the reader can tell. */
  readonly isRuled?: boolean;
}
