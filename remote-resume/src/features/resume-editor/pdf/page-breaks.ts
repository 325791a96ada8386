import { breakPages } from './break-pages';
import { PAGE } from './page-size';
import { beginPrintCopy } from './print-copy';
import { firstLetterOf, sheetRows } from './sheet-rows';

export interface LetterOfSheet {
  readonly node: Text;
  readonly at: number;
}

/**
 * The first letter of each printed page.
 * @param sheet laid out; it may be scaled, and wider or narrower than a page
 * @returns one for each page but the first
 */
export function pageStarts(sheet: HTMLElement): LetterOfSheet[] {
  const steps = pageStartSteps(sheet);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** In steps of a few ms, so the browser can handle keys; `return()` stops it. */
export function* pageStartSteps(sheet: HTMLElement): Generator<void, LetterOfSheet[]> {
  if (sheet.getClientRects().length === 0) return [];
  const { copy, rows: copied } = beginPrintCopy(sheet);
  const place = document.createElement('div');
  place.style.cssText =
    'position: fixed; inset: 0 auto auto 0; visibility: hidden; pointer-events: none; contain: layout style';
  place.append(copy.sheet);
  document.body.append(place);
  try {
    let count = 0;
    for (const _row of copied) {
      count += 1;
      if (count % ROWS_A_STEP > 0) continue;
      layOut(place);
      yield;
    }
    layOut(place);
    yield;
    const rows = sheetRows(copy.sheet);
    yield;
    const letters = breakPages(rows, PAGE.contentHeight).flatMap((index) => {
      const row = rows[index];
      const origin = row && copy.origins.get(row.text);
      return origin ? [{ node: origin.node, at: origin.offset + firstLetterOf(row) }] : [];
    });
    yield;
    return letters;
  } finally {
    place.remove();
  }
}

const ROWS_A_STEP = 6;

/** Reading a height forces the layout of the new rows. */
const layOut = (place: HTMLElement): number => place.offsetHeight;

/** The page starts of a laid-out `printCopy`, in px below the margin of the first page. */
export function printBreaks(copy: HTMLElement): number[] {
  const rows = sheetRows(copy);
  return breakPages(rows, PAGE.contentHeight).map((index) => rows[index]?.top ?? 0);
}
