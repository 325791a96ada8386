import type { Row } from './break-pages';
import { pageEdge } from './page-size';

/** A row of a sheet; lengths in px from the top left margin of the first page. */
export interface SheetRow extends Row {
  /** The first text of the row, and the line of that text, from 0. */
  readonly text: Text;
  readonly line: number;
}

/** The rows of a sheet from top to bottom; texts side by side form one row. */
export function sheetRows(sheet: HTMLElement): SheetRow[] {
  const { top: edge } = pageEdge(sheet);
  const firstOfEntry = new Set<Element>();
  const pieces = textsOf(sheet).flatMap((text) => {
    const isUnbroken = text.parentElement?.closest('h1, h2, h3, h4, h5, h6') != null;
    const entry = text.parentElement?.closest('[data-entry]');
    const beginsEntry = entry != null && !firstOfEntry.has(entry);
    const rects = lineRects(text);
    if (rects.length > 0 && entry) firstOfEntry.add(entry);
    return rects.map(({ top, bottom }, line) => ({
      top: top - edge,
      bottom: bottom - edge,
      keepsNext: isUnbroken || (beginsEntry && line === 0),
      text,
      line,
    }));
  });
  const rows: SheetRow[] = [];
  for (const piece of pieces.sort((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const row = rows.at(-1);
    if (row && (piece.top + piece.bottom) / 2 < row.bottom) rows[rows.length - 1] = joined(row, piece);
    else rows.push(piece);
  }
  return rows;
}

/** The first letter of a row. Slow, so only called where needed. */
export const firstLetterOf = ({ text, line }: SheetRow): number =>
  line === 0 ? firstLetter(text) : letterOfLine(text, line);

const joined = <R extends Row>(row: R, piece: R): R => ({
  ...row,
  top: Math.min(row.top, piece.top),
  bottom: Math.max(row.bottom, piece.bottom),
  keepsNext: row.keepsNext || piece.keepsNext,
});

function textsOf(sheet: HTMLElement): Text[] {
  const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if ((walker.currentNode as Text).data.trim() !== '') texts.push(walker.currentNode as Text);
  return texts;
}

/** One rectangle per line of the text. */
function lineRects(text: Text): { top: number; bottom: number }[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  const lines: { top: number; bottom: number }[] = [];
  for (const { top, bottom, width } of range.getClientRects()) {
    const last = lines.at(-1);
    if (width < 0.01) continue;
    if (!last || (top + bottom) / 2 > last.bottom) lines.push({ top, bottom });
  }
  return lines;
}

const firstLetter = (text: Text) => text.data.search(/\S/u);

/** The first letter of a line, lines counted from 0. */
function letterOfLine(text: Text, line: number): number {
  const range = document.createRange();
  const wanted = lineRects(text)[line];
  for (const { index } of text.data.matchAll(/\S+/gu)) {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    const { top, bottom } = range.getBoundingClientRect();
    if (wanted && (top + bottom) / 2 > wanted.top) return index;
  }
  return firstLetter(text);
}
