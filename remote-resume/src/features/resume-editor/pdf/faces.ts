import type { Line } from './lines';
import type { FaceId } from './look';
import type { PdfDocument, PdfFont } from './pdf-document';
import { SHEET_FACES } from './sheet-font';

export interface Face {
  readonly name: string;
  /** Whether the face has every letter. jsPDF drops the rest of a text at the first missing one. */
  covers(text: string): boolean;
  /** The text as glyph codes. */
  codes(text: string): string;
  /** Advance width in 1/1000 em, from the widths in the file. */
  width(text: string): number;
}

export type Faces = ReadonlyMap<FaceId, Face>;

export async function addFaces(pdf: PdfDocument, lines: readonly Line[]): Promise<Faces> {
  const used = new Set(lines.flatMap(({ pieces }) => pieces.map(({ look }) => look.face)));
  const faces = SHEET_FACES.filter(({ id }) => used.has(id));
  const added = await Promise.all(faces.map(async ({ id, url }) => ({ id, bytes: await binary(url) })));
  for (const { id, bytes } of added) pdf.addFileToVFS(fileOf(id), bytes);
  return new Map(added.map(({ id }) => [id, faceOf(pdf, addFont(pdf, `Resume-${id}`, id))]));
}

const fileOf = (id: FaceId) => `${id}.ttf`;

/** Registers a font for a face; jsPDF embeds only fonts its own text function has used. */
export function addFont(pdf: PdfDocument, name: string, id: FaceId): PdfFont {
  pdf.addFont(fileOf(id), name, 'normal');
  pdf.setFont(name, 'normal');
  pdf.text(' ', 0, 0);
  pdf.internal.pages[pdf.internal.getCurrentPageInfo().pageNumber]?.pop();
  return pdf.internal.getFont();
}

function faceOf(pdf: PdfDocument, font: PdfFont): Face {
  const glyphs = (text: string) => codesOf(text).map((code) => font.metadata.characterToGlyph(code));
  return {
    name: font.id,
    covers: (text) => glyphs(text).every((glyph) => glyph !== 0),
    codes: (text) => pdf.pdfEscape16(text, font),
    width: (text) => glyphs(text).reduce((sum, glyph) => sum + Math.trunc(font.metadata.widthOfGlyph(glyph)), 0),
  };
}

const codesOf = (text: string) => [...Array(text.length).keys()].map((index) => text.charCodeAt(index));

async function binary(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`A font could not be loaded: ${response.status} for ${url}.`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
