import { pageStarts, type LetterOfSheet } from './pdf/page-breaks';
import { pageEdge } from './pdf/page-size';
import { layPages, type PageStart, type SheetPages } from './sheet-pages';

/** The pages of a sheet on the screen. */
export interface MeasuredPages extends SheetPages {
  /** For each gap, the entries and sections that begin after it. */
  readonly begun: readonly (readonly HTMLElement[])[];
  /** How many are printed. */
  readonly count: number;
}

export const ONE_PAGE: MeasuredPages = { ...layPages([], 0), begun: [], count: 1 };

/** The pages of a sheet that is shown without them, and is as high as its text. */
export const pagesOfColumn = (sheet: HTMLElement): MeasuredPages => ({
  ...{ gaps: [], papers: [], begun: [], height: 0 },
  count: pageStarts(sheet).length + 1,
});

const ROWS = '[data-row], h2';

/**
 * Measures where the printed pages begin on the sheet.
 * @param sheet laid out with the width of a page
 * @param gaps what holds the room between its pages at present
 */
export function measurePages(sheet: HTMLElement, gaps: HTMLElement): MeasuredPages {
  if (sheet.getClientRects().length === 0) return ONE_PAGE;
  const letters = pageStarts(sheet);
  gaps.hidden = true;
  try {
    const rows = [...sheet.querySelectorAll<HTMLElement>(ROWS)];
    const { top: edge, scale } = pageEdge(sheet);
    const starts = letters.map((letter) => startOf(letter, rows, { edge, scale }));
    const end = ((rows.at(-1)?.getBoundingClientRect().bottom ?? edge) - edge) / scale;
    return { ...layPages(starts, end), begun: starts.map(({ begun }) => begun), count: starts.length + 1 };
  } finally {
    gaps.hidden = false;
  }
}

interface Edge {
  readonly edge: number;
  readonly scale: number;
}

interface MeasuredStart extends PageStart {
  readonly begun: readonly HTMLElement[];
}

function startOf({ node, at }: LetterOfSheet, rows: readonly HTMLElement[], { edge, scale }: Edge): MeasuredStart {
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, Math.min(at + 1, node.length));
  const place = (element: Element | Range) => {
    const rect = element.getBoundingClientRect();
    return { top: (rect.top - edge) / scale, bottom: (rect.bottom - edge) / scale };
  };
  const { top, bottom } = place(range);
  const lineHeight = node.parentElement ? parseFloat(getComputedStyle(node.parentElement).lineHeight) : 0;
  const lead = Math.max(0, (lineHeight - (bottom - top)) / 2);
  const index = rows.findIndex((candidate) => candidate.contains(node));
  const [row, before] = [rows[index], rows[index - 1]];
  if (!row || !before || top - place(row).top > lineHeight) return { top, bottom, lead, above: top - lead, begun: [] };
  return { top, bottom, lead, above: place(before).bottom, begun: begunWith(row) };
}

/** The entry and the section that begin with a row. */
const begunWith = (row: HTMLElement): HTMLElement[] =>
  ['[data-entry]', 'section'].flatMap((kind) => {
    const element = row.closest<HTMLElement>(kind);
    return element?.querySelector(ROWS) === row ? [element] : [];
  });
