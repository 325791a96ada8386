import type { Item } from './item';

export interface Page {
  readonly width: number;
  readonly height: number;
  /** Share of the page that pictures cover, 0 to 1. */
  readonly pictureShare: number;
}

/** A link that the file marks as one, with the text it lies on. */
export interface Link {
  readonly page: number;
  readonly url: string;
  /** Empty when it lies on a picture or on nothing. */
  readonly text: string;
}

export interface DocumentFont {
  readonly name: string;
  /** False when a reader cannot tell which letters its glyphs stand for. */
  readonly hasUnicodeMap: boolean;
}

/** What a reader took out of a file, before anything is understood. */
export interface ReadDocument {
  readonly kind: 'pdf' | 'docx' | 'doc';
  readonly pages: readonly Page[];
  /** In the order of the file; texts are normalised (`normalise/`), `badCharacters` counts what that could not save. */
  readonly items: readonly Item[];
  readonly links: readonly Link[];
  readonly fonts: readonly DocumentFont[];
  readonly title?: string;
  /** Program that wrote the file, as the file says. */
  readonly producer?: string;
  /** Size of the file in bytes. */
  readonly byteLength: number;
  /** Pages that were not read because the file has more than the limit. */
  readonly pagesLeftOut: number;
  /** Characters without a meaning (private use, U+FFFD, NUL, glyph numbers); a ligature counts half. */
  readonly badCharacters: number;
  /** Characters before normalising. */
  readonly characters: number;
}
