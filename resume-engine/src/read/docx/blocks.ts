import type { Look } from './looks';
import type { ParagraphFormat } from './paragraph-format';
import type { SectionFormat } from './section-format';

/** A link of the file; pieces of its text share the same object. */
export interface WordLink {
  readonly url: string;
}

export interface TextRun {
  readonly kind: 'text';
  readonly text: string;
  readonly look: Look;
  readonly link?: WordLink;
}

/** Position of a drawing in points. Without one it flows with the text. */
export interface DrawingPlace {
  readonly x: number;
  readonly y: number;
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
  readonly size: number;
  readonly section?: SectionFormat;
}

export interface Cell {
  readonly blocks: readonly Block[];
  readonly column: number;
  readonly span: number;
  readonly isContinued: boolean;
}

export interface Table {
  readonly kind: 'table';
  readonly rows: readonly (readonly Cell[])[];
  readonly columns: readonly number[];
  readonly share?: number;
  readonly left: number;
}

export type Block = Paragraph | Table;
