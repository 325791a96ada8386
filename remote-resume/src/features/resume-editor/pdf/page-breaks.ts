import { breakPages } from './break-pages';
import { PAGE, pageEdge } from './page-size';
import { printCopy } from './print-copy';
import { sheetRows } from './sheet-rows';

/**
 * Where the pages of a sheet begin when it is printed.
 * @param sheet laid out, with the width of an A4 page; it may be scaled
 * @returns for each page but the first the upper edge of its first line in the sheet as it stands there, in unscaled px below the margin of its first page
 */
export function pageBreaks(sheet: HTMLElement): number[] {
  if (sheet.getClientRects().length === 0) return [];
  const { sheet: copy, origins } = printCopy(sheet);
  const place = document.createElement('div');
  place.style.cssText = 'position: fixed; inset: 0 auto auto 0; visibility: hidden; pointer-events: none';
  place.append(copy);
  document.body.append(place);
  try {
    const rows = sheetRows(copy);
    const edge = pageEdge(sheet);
    return breakPages(rows, PAGE.contentHeight).map((index) => {
      const origin = rows[index] && origins.get(rows[index].text);
      if (!origin) return 0;
      const range = document.createRange();
      const at = origin.offset + (rows[index]?.at ?? 0);
      range.setStart(origin.node, at);
      range.setEnd(origin.node, Math.min(at + 1, origin.node.length));
      return (range.getBoundingClientRect().top - edge.top) / edge.scale;
    });
  } finally {
    place.remove();
  }
}

/** The same for what `printCopy` made, once that is laid out. */
export function printBreaks(copy: HTMLElement): number[] {
  const rows = sheetRows(copy);
  return breakPages(rows, PAGE.contentHeight).map((index) => rows[index]?.top ?? 0);
}
