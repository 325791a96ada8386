import { addFont } from './faces';
import type { FaceId } from './look';
import { hex, type PdfDocument, type PdfFont } from './pdf-document';

/** Letters missing from all faces: readable as text, drawn as an image. */
export interface HiddenLetters {
  /** The name of the font, embedded after `codes` was called. */
  readonly name: () => string;
  /** The text as glyph codes, `width` 1/1000 em wide. */
  codes(text: string, width: number): string;
}

interface Code {
  readonly letters: string;
  readonly width: number;
}

/**
 * A font generated for one file: each letter has a code that maps to it and to an empty glyph (the
 * space); together they are as wide as the word. Drawn visibly, because some readers skip invisible
 * text.
 */
export function hiddenLetters(pdf: PdfDocument, face: FaceId): HiddenLetters {
  const codes: Code[] = [];
  let font: PdfFont | undefined;
  const begin = () => {
    const added = addFont(pdf, 'Resume-hidden', face);
    // Replaces jsPDF's own embedding.
    added.encoding = 'Hidden';
    pdf.internal.events.subscribe<{ font: PdfFont }>('putFont', (put) => {
      if (put.font === added) putFont(pdf, added, codes);
    });
    return added;
  };
  return {
    name: () => (font ??= begin()).id,
    codes: (text, width) => {
      font ??= begin();
      const parts = lettersOf(text);
      const wide = parts.filter((letters) => !MARK.test(letters)).length;
      const widthOf = (letters: string) => (wide === 0 ? width / parts.length : MARK.test(letters) ? 0 : width / wide);
      return parts.map((letters) => hex(codes.push({ letters, width: widthOf(letters) }))).join('');
    },
  };
}

// pdf.js treats a code with a combining mark as zero width, and drops one that ends with a joiner.
const MARK = /^\p{Mn}$/u;
const lettersOf = (text: string): string[] => text.match(/\p{Cf}*[^\p{Cf}]|\p{Cf}+$/gu) ?? [];

/** Embeds the font; jsPDF supports only one letter per glyph and the file's widths. */
function putFont(pdf: PdfDocument, font: PdfFont, codes: readonly Code[]): void {
  const { out, newObject, putStream } = pdf.internal;
  const space = font.metadata.characterToGlyph(0x20);
  const stream = (data: string, isFile = false) => {
    const id = newObject();
    putStream({ data, addLength1: isFile, objectId: id });
    out('endobj');
    return id;
  };
  const object = (content: string) => {
    const id = newObject();
    out(`<<${content}>>`);
    out('endobj');
    return id;
  };
  const file = stream(String.fromCharCode(...font.metadata.subset.encode([0, space], 1)), true);
  const glyphs = stream(
    String.fromCharCode(0, 0) + codes.map(() => String.fromCharCode(space >> 8, space & 255)).join(''),
  );
  const letters = stream(lettersMap(codes));
  const descriptor = object(
    `/Type /FontDescriptor /FontName /${font.fontName} /FontFile2 ${file} 0 R /Flags 4 /FontBBox [0 -293 1000 1069] ` +
      '/ItalicAngle 0 /Ascent 1069 /Descent -293 /CapHeight 714 /StemV 80',
  );
  const widths = codes.map(({ width }) => Math.round(width)).join(' ');
  const descendant = object(
    `/Type /Font /Subtype /CIDFontType2 /BaseFont /${font.fontName} /FontDescriptor ${descriptor} 0 R /W [1 [${widths}]] /DW 1000 ` +
      `/CIDToGIDMap ${glyphs} 0 R /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>>`,
  );
  font.objectNumber = object(
    `/Type /Font /Subtype /Type0 /BaseFont /${font.fontName} /Encoding /Identity-H /ToUnicode ${letters} 0 R /DescendantFonts [${descendant} 0 R]`,
  );
  font.isAlreadyPutted = true;
}

/** The ToUnicode map (ISO 32000-1, 9.10.3): at most 100 lines per block. */
function lettersMap(codes: readonly Code[]): string {
  const lines = codes.map(({ letters }, index) => `<${hex(index + 1)}> <${units(letters)}>`);
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, block) =>
    lines.slice(block * 100, block * 100 + 100),
  );
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

const units = (letters: string) =>
  [...Array(letters.length).keys()].map((index) => hex(letters.charCodeAt(index))).join('');
