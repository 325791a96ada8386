import type { Look } from './looks';
import type { ParagraphFormat } from './paragraph-format';
import type { SectionFormat } from './section-format';

/** A link of the file; pieces of its text name the same object. */
export interface WordLink {
  readonly url: string;
}

export interface TextRun {
  readonly kind: 'text';
  readonly text: string;
  readonly look: Look;
  readonly link?: WordLink;
}

/** Where a drawing stands; lengths are points. Without a place it flows with the text. */
export interface DrawingPlace {
  readonly x: number;
  readonly y: number;
  /** What `x` and `y` count from: the page, the margins, or the paragraph that holds it. */
  readonly xFrom: 'page' | 'margin';
  readonly yFrom: 'page' | 'margin' | 'paragraph';
  readonly pushesText: 'aside' | 'below' | 'not';
}

export interface TextBox {
  readonly kind: 'box';
  readonly blocks: readonly Block[];
  readonly width: number;
  readonly height: number;
  readonly place?: DrawingPlace;
}

export interface Picture {
  readonly kind: 'picture';
  readonly width: number;
  readonly height: number;
  readonly link?: WordLink;
}

export type Inline =
  | TextRun
  | TextBox
  | Picture
  | { readonly kind: 'tab'; readonly to?: 'right' | 'center' | 'left' }
  | { readonly kind: 'line' | 'page' | 'column' };

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly inlines: readonly Inline[];
  readonly format: ParagraphFormat;
  readonly style: string;
  /** Of an empty line. */
  readonly size: number;
  /** What ends with this paragraph, when a section does. */
  readonly section?: SectionFormat;
}

export interface Cell {
  readonly blocks: readonly Block[];
  /** First column of the grid and how many it spans. */
  readonly column: number;
  readonly span: number;
  /** Whether it goes on from the cell above. */
  readonly isContinued: boolean;
}

export interface Table {
  readonly kind: 'table';
  readonly rows: readonly (readonly Cell[])[];
  /** Widths of the grid's columns in points, or shares of the available width when they add up to 1. */
  readonly columns: readonly number[];
  /** Share of the available width the table takes, when it says so. */
  readonly share?: number;
  readonly left: number;
}

export type Block = Paragraph | Table;
