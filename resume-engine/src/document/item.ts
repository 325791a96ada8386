/** Where a piece of text is in its file. */
export type ItemSource = 'pdf' | 'docx-body' | 'docx-table' | 'docx-textbox' | 'docx-header' | 'docx-footer' | 'doc';

/** The meaning of an icon font glyph. */
export type Icon = 'mail' | 'phone' | 'place' | 'linkedin' | 'github' | 'web' | 'calendar';

/** A cell of a data table with known borders; rows are numbered through the document. */
export interface TablePlace {
  readonly table: number;
  readonly row: number;
  readonly column: number;
}

/**
 * A piece of text in one style. Lengths are points (1/72 inch) from the top left corner of the
 * page.
 * Word documents have no positions: the reader lays each line and table cell out on a plain page.
 */
export interface Item {
  readonly page: number;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly font: string;
  readonly color?: string;
  readonly text: string;
  readonly icon?: Icon;
  /**
   * In Word documents with columns or layout tables: the column that the text flows through, in
   * reading order. Text boxes, headers and footers have none.
   */
  readonly stretch?: number;
  readonly place?: TablePlace;
  readonly order: number;
  readonly source: ItemSource;
}
