/** Where a piece of text stood in its file. */
export type ItemSource = 'pdf' | 'docx-body' | 'docx-table' | 'docx-textbox' | 'docx-header' | 'docx-footer' | 'doc';

/** What a glyph of an icon font stands for. */
export type Icon = 'mail' | 'phone' | 'place' | 'linkedin' | 'github' | 'web' | 'calendar';

/**
 * One piece of text with one look, as the file holds it. Lengths are points (1/72 inch), measured from the page's top left corner.
 * Word documents have no positions: their reader gives each line and each table cell the place it would have on a plain page.
 */
export interface Item {
  /** From 1. */
  readonly page: number;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Font size. */
  readonly size: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly font: string;
  /** `#rrggbb`, where the file says it. */
  readonly color?: string;
  readonly text: string;
  /** The icon right beside the text, which labels it. The glyph itself is no item. */
  readonly icon?: Icon;
  /**
   * In a Word document with columns: which column of which section the text flows through, counted in reading order (with gaps). Text
   * boxes, headers and footers have none.
   */
  readonly stretch?: number;
  /** Place in the order in which the file holds its text, from 0. */
  readonly order: number;
  readonly source: ItemSource;
}
