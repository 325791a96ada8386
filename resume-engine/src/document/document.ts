import type { Item } from './item';

export interface Page {
  readonly width: number;
  readonly height: number;
  /** Share of the page covered by pictures, 0 to 1. */
  readonly pictureShare: number;
  /** Tables with drawn borders. */
  readonly tables?: readonly TableBox[];
}

export interface TableBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Link {
  readonly page: number;
  readonly url: string;
  readonly text: string;
}

export interface DocumentFont {
  readonly name: string;
  readonly hasUnicodeMap: boolean;
}

/** Content extracted from a file, before interpretation. */
export interface ReadDocument {
  readonly kind: 'pdf' | 'docx' | 'doc';
  readonly pages: readonly Page[];
  readonly items: readonly Item[];
  readonly links: readonly Link[];
  readonly fonts: readonly DocumentFont[];
  readonly title?: string;
  readonly byteLength: number;
  readonly pagesLeftOut: number;
  /**
   * Characters without meaning (private use, U+FFFD, NUL, glyph numbers); a ligature counts half.
   */
  readonly badCharacters: number;
  /** Characters before normalizing. */
  readonly characters: number;
}
