import type { ItemSource, TablePlace } from './item';

export interface Cell {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly from: number;
  readonly place?: TablePlace;
}

/**
 * A line of the page in reading order. Furniture (page numbers, repeated headers) is not included
 * in body lines.
 */
export interface Line {
  readonly index: number;
  readonly page: number;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly font: string;
  readonly color?: string;
  readonly cells: readonly Cell[];
  readonly text: string;
  /** The glyph (`•`, `-`, …) at the beginning of the line, not part of `text`. */
  readonly bullet?: string;
  /**
   * Distance to the line above in the same block, in units of the document's usual line distance; 0
   * for the first line of a block.
   */
  readonly gapAbove: number;
  readonly block: number;
  readonly source: ItemSource;
}
