import type { ReadDocument } from '../document/document';
import type { Item } from '../document/item';
import { textWidth } from '../document/text-width';
import { hrefOf } from '../resume-document/links';
import type { PrintedRow } from './printed-rows';

/** The editor's page as if its PDF had been read, and the row of each line. */
export interface SheetLayout {
  readonly document: ReadDocument;
  readonly lines: readonly { readonly y: number; readonly printed: PrintedRow }[];
}

// Points, as in the Classic template: the page's pixels (remote-resume, resume-sheet.styles.ts) at
// 0.75.
const PAGE = { width: 595, height: 842, margin: 36 };
const SIZE = 10.5;
const LEADING = 15.75;
const INDENT = 13.65;
const LOOKS: Readonly<Record<PrintedRow['kind'], { readonly size: number; readonly above: number }>> = {
  name: { size: 21, above: 0 },
  headline: { size: 12, above: 3 },
  contact: { size: SIZE, above: 3 },
  heading: { size: 12, above: 12 },
  title: { size: SIZE, above: 3 },
  line: { size: SIZE, above: 3 },
  text: { size: SIZE, above: 3 },
  bullet: { size: SIZE, above: 3 },
};
const ABOVE_ENTRY = 7;

/**
 * Lays the rows of a resume out on one long page. Only lines and distances matter, so the page
 * count is a parameter.
 * @param pages page count of the printed resume
 */
export function layOutSheet(
  rows: readonly PrintedRow[],
  { pages, title }: { pages: number; title: string },
): SheetLayout {
  const items: Item[] = [];
  const lines: { y: number; printed: PrintedRow }[] = [];
  let y = PAGE.margin;
  for (const printed of rows) {
    const { size, above } = LOOKS[printed.kind];
    y += above + (printed.isEntryStart ? ABOVE_ENTRY : 0);
    for (const line of wrapped(printed)) {
      y += LEADING * (size / SIZE);
      lines.push({ y, printed });
      for (const piece of line) items.push({ ...piece, ...PLAIN, y, height: size, size, order: items.length });
    }
  }
  const page = { width: PAGE.width, height: Math.max(PAGE.height, y + PAGE.margin), pictureShare: 0 };
  return {
    lines,
    document: {
      kind: 'pdf',
      pages: Array.from({ length: Math.max(1, pages) }, () => page),
      items,
      links: rows.flatMap(linksIn),
      fonts: [],
      title,
      byteLength: 0,
      pagesLeftOut: 0,
      badCharacters: 0,
      characters: items.reduce((sum, { text }) => sum + text.length, 0),
    },
  };
}

const PLAIN = { page: 1, isItalic: false, font: 'Noto Sans', source: 'pdf' } as const;

type Piece = Pick<Item, 'x' | 'width' | 'text' | 'isBold'>;

/** The lines of a row, each split into its bold and regular part. */
function wrapped({ kind, text, bold }: PrintedRow): Piece[][] {
  const { size } = LOOKS[kind];
  const left = PAGE.margin + (kind === 'bullet' ? INDENT : 0);
  const width = PAGE.width - PAGE.margin - left;
  let from = 0;
  const lines = text.split('\n').flatMap((paragraph) => {
    const begin = from;
    from += paragraph.length + 1;
    return broken(paragraph, size, width).map((line) => ({ ...line, from: begin + line.from }));
  });
  return lines.map((line, at) => {
    const boldLetters = Math.min(line.text.length, Math.max(0, bold - line.from));
    const parts = [
      { text: line.text.slice(0, boldLetters), isBold: true },
      { text: line.text.slice(boldLetters), isBold: false },
    ].filter((part) => part.text.trim() !== '');
    let x = left;
    const pieces = parts.map((part) => {
      const piece = { ...part, x, width: widthOf(part.text, size, part.isBold) };
      x += piece.width;
      return piece;
    });
    const glyph = { text: '•', isBold: false, x: PAGE.margin, width: widthOf('•', size) };
    return kind === 'bullet' && at === 0 ? [glyph, ...pieces] : pieces;
  });
}

const widthOf = (text: string, size: number, isBold = false) => textWidth(text, { size, isBold });

function broken(paragraph: string, size: number, width: number) {
  const lines: { text: string; from: number }[] = [];
  for (const { 0: word, index } of paragraph.matchAll(/\S+\s*/g)) {
    const last = lines.at(-1);
    const joined = `${last?.text ?? ''}${word}`;
    if (last && widthOf(joined.trimEnd(), size) <= width) last.text = joined;
    else lines.push({ text: word, from: index });
  }
  return lines.map((line) => ({ ...line, text: line.text.trimEnd() }));
}

const linksIn = ({ row }: PrintedRow) =>
  row?.kind !== 'contact'
    ? []
    : row.fields.flatMap(({ text }) => {
        const url = hrefOf(text);
        return url ? [{ page: 1, url, text: text.trim() }] : [];
      });
