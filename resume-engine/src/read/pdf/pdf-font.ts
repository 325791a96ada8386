import type { PDFPageProxy } from 'pdfjs-dist';
import type { DocumentFont } from '../../document/document';

/** Weight and style of a font. */
export interface PdfFont extends DocumentFont {
  readonly isBold: boolean;
  readonly isItalic: boolean;
}

/**
 * The pdf.js font data once the page's operators were read; `toUnicode` is a plain copy of its map.
 */
interface FontData {
  readonly name?: string;
  readonly bold?: boolean;
  readonly black?: boolean;
  readonly italic?: boolean;
  readonly isType3Font?: boolean;
  readonly composite?: boolean;
  readonly toUnicode?: { readonly _map?: readonly unknown[]; readonly firstChar?: number };
}

/** `CMBX` is bold in Computer Modern, `Medi` and `Demi` in the PostScript fonts that TeX ships. */
const BOLD = /bold|black|heavy|semi-?bold|demi|medi(?!um)|^(?:SF|CM)?BX\d|^(?:SF|CM|LM)(?:BX|SSBX|Roman\d+-Bold)|,b/i;
const ITALIC = /italic|oblique|slanted|kursiv|-It$|^(?:CM|SF)(?:TI|SL|BXTI)/i;
const SUBSET_PREFIX = /^[A-Z]{6}\+/;

/** The pdf.js font `id`; the page's operators must have been read. */
export function pdfFont(page: PDFPageProxy, id: string): PdfFont {
  const data: FontData = page.commonObjs.has(id) ? (page.commonObjs.get(id) as FontData) : {};
  const name = (data.name ?? id).replace(SUBSET_PREFIX, '');
  return {
    name,
    isBold: Boolean(data.bold ?? false) || Boolean(data.black ?? false) || BOLD.test(name),
    isItalic: Boolean(data.italic ?? false) || ITALIC.test(name),
    hasUnicodeMap: !hasNoMap(data),
  };
}

/** Without a map, codes of a composite font are glyph numbers, not letters. */
const hasNoMap = ({ composite, toUnicode }: FontData) =>
  Boolean(composite) && (toUnicode === undefined || toUnicode._map === undefined);
