import type { jsPDF } from 'jspdf';

/** The used part of jsPDF's plugin interface, which its types leave out. */
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
    /** Writes to the current page, or to the file while it is being assembled. */
    out(text: string): void;
    putStream(stream: { data: string; addLength1?: boolean; objectId: number }): void;
  };
}

export interface PdfFont {
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

/** PDF numbers with four decimals. */
export const num = (value: number): string => String(Number(value.toFixed(4)));

export const text = (value: string): string =>
  `<FEFF${[...Array(value.length).keys()].map((index) => hex(value.charCodeAt(index))).join('')}>`;

export const hex = (value: number): string => value.toString(16).toUpperCase().padStart(4, '0');
