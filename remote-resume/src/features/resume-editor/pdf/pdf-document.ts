import type { jsPDF } from 'jspdf';

/** What jsPDF gives its plugins, as far as it is used here; the library's own types leave it out. */
export interface PdfDocument extends Omit<jsPDF, 'internal'> {
  pdfEscape16(text: string, font: PdfFont): string;
  readonly internal: {
    readonly events: { subscribe<Given>(event: string, listener: (given: Given) => void): void };
    readonly pages: string[][];
    getFont(): PdfFont;
    getCurrentPageInfo(): { pageNumber: number };
    getPageInfo(page: number): { objId: number };
    newObject(): number;
    newObjectDeferred(): number;
    newObjectDeferredBegin(id: number, writes: boolean): void;
    /** Into the page that is being drawn; into the file while that is put together. */
    out(text: string): void;
    putStream(stream: { data: string; addLength1?: boolean; objectId: number }): void;
  };
}

export interface PdfFont {
  /** The name by which pages know it. */
  readonly id: string;
  readonly fontName: string;
  encoding: string;
  objectNumber: number;
  isAlreadyPutted: boolean;
  readonly metadata: {
    glyIdsUsed: number[];
    readonly subset: { encode(glyphs: number[], format: number): number[] };
    characterToGlyph(code: number): number;
    widthOfGlyph(glyph: number): number;
  };
}

/** PDF numbers: four decimals are more than any reader draws. */
export const num = (value: number): string => String(Number(value.toFixed(4)));

/** A PDF string of any letters. */
export const text = (value: string): string =>
  `<FEFF${[...Array(value.length).keys()].map((index) => hex(value.charCodeAt(index))).join('')}>`;

export const hex = (value: number): string => value.toString(16).toUpperCase().padStart(4, '0');
