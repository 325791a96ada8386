import { breakPages } from './break-pages';
import { PAGE } from './page-size';
import { printCopy } from './print-copy';
import { firstLetterOf, sheetRows } from './sheet-rows';

/** A letter of the sheet. */
export interface LetterOfSheet {
  readonly node: Text;
  readonly at: number;
}

/**
 * With which letters the pages of a sheet begin when it is printed.
 * @param sheet laid out; it may be scaled, and set wider or narrower than a page
 * @returns one for each page but the first
 */
export function pageStarts(sheet: HTMLElement): LetterOfSheet[] {
  if (sheet.getClientRects().length === 0) return [];
  const { sheet: copy, origins } = printCopy(sheet);
  const place = document.createElement('div');
  place.style.cssText =
    'position: fixed; inset: 0 auto auto 0; visibility: hidden; pointer-events: none; contain: layout style';
  place.append(copy);
  document.body.append(place);
  try {
    const rows = sheetRows(copy);
    return breakPages(rows, PAGE.contentHeight).flatMap((index) => {
      const row = rows[index];
      const origin = row && origins.get(row.text);
      return origin ? [{ node: origin.node, at: origin.offset + firstLetterOf(row) }] : [];
    });
  } finally {
    place.remove();
  }
}

/** Where the pages of what `printCopy` made begin, in px below the margin of the first, once it is laid out. */
export function printBreaks(copy: HTMLElement): number[] {
  const rows = sheetRows(copy);
  return breakPages(rows, PAGE.contentHeight).map((index) => rows[index]?.top ?? 0);
}
