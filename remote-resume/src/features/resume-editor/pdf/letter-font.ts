import { addFont } from './faces';
import { isRightToLeft } from './lines';
import type { FaceId } from './look';
import { hex, type PdfDocument, type PdfFont } from './pdf-document';

/** A font generated for one file, with widths that the file of a face does not have. */
export interface LetterFont {
  /** The name of the font, embedded after a method below was called. */
  readonly name: () => string;
  /**
   * A text of letters that the face does not have: readable as text, drawn as an image. `width`: of
   * the text in 1/1000 em.
   * @returns glyph codes
   */
  hidden(text: string, width: number): string;
  /**
   * The text of a word followed by a space that ends at `end`: its last letter is so wide. Letters
   * that the face does not have are `width` wide together. Both are in 1/1000 em.
   */
  widened(text: string, width: number, end: number): string;
}

interface Code {
  readonly letters: string;
  readonly glyph: number;
  readonly width: number;
}

/**
 * Each letter has a code that maps to it, to a glyph (of hidden letters to the space) and to a
 * width. Hidden letters are drawn visibly, because some readers skip invisible text.
 */
export function letterFont(pdf: PdfDocument, face: FaceId): LetterFont {
  const codes: Code[] = [];
  let font: PdfFont | undefined;
  const begin = () => {
    const added = addFont(pdf, `Resume-letters-${face}`, face);
    // Replaces jsPDF's own embedding.
    added.encoding = 'Letters';
    pdf.internal.events.subscribe<{ font: PdfFont }>('putFont', (put) => {
      if (put.font === added) putFont(pdf, added, codes);
    });
    return added;
  };
  const add = (added: readonly Code[]) => added.map((code) => hex(codes.push(code))).join('');
  const codeOf = (letters: string): Code => {
    const { metadata } = (font ??= begin());
    const glyph = metadata.characterToGlyph(letters.charCodeAt(0));
    return { letters, glyph, width: Math.trunc(metadata.widthOfGlyph(glyph)) };
  };
  const hiddenCodes = (text: string, width: number): Code[] => {
    const space = codeOf(' ');
    const parts = visualOrder(lettersOf(text));
    const wide = parts.filter((letters) => !MARK.test(letters)).length;
    const widthOf = (letters: string) => (wide === 0 ? width / parts.length : MARK.test(letters) ? 0 : width / wide);
    return parts.map((letters) => ({ ...space, letters, width: widthOf(letters) }));
  };
  return {
    name: () => (font ??= begin()).id,
    hidden: (text, width) => add(hiddenCodes(text, width)),
    widened: (text, width, end) => {
      const natural = [...Array(text.length).keys()].map((at) => codeOf(text.charAt(at)));
      const letters = natural.every(({ glyph }) => glyph !== 0) ? natural : hiddenCodes(text, width);
      const space = codeOf(' ');
      const last = letters.findLastIndex((letter) => letter.width > 0);
      const blank = end - space.width - letters.reduce((sum, letter) => sum + letter.width, 0);
      return add([
        ...letters.map((letter, at) => (at === last ? { ...letter, width: letter.width + blank } : letter)),
        space,
      ]);
    },
  };
}

// pdf.js treats a code with a combining mark as zero width, and drops one that ends with a joiner.
const MARK = /^\p{Mn}$/u;
const lettersOf = (text: string): string[] => text.match(/\p{Cf}*[^\p{Cf}]|\p{Cf}+$/gu) ?? [];

/** Letters from left to right: readers of a PDF reverse Arabic and Hebrew themselves. */
const visualOrder = (letters: string[]): string[] => (isRightToLeft(letters.join('')) ? letters.reverse() : letters);

/** Embeds the font; jsPDF supports only one letter per glyph and the file's widths. */
function putFont(pdf: PdfDocument, font: PdfFont, codes: readonly Code[]): void {
  const { out, newObject, putStream } = pdf.internal;
  // jsPDF expects them in order.
  const used = [...new Set([0, ...codes.map(({ glyph }) => glyph)])].sort((one, other) => one - other);
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
  const file = stream(String.fromCharCode(...font.metadata.subset.encode(used, 1)), true);
  const glyphs = stream(
    String.fromCharCode(0, 0) + codes.map(({ glyph }) => String.fromCharCode(glyph >> 8, glyph & 255)).join(''),
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
