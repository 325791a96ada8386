import type { LetterOfSheet } from './pdf/page-breaks';
import { pageEdge } from './pdf/page-size';
import { layPages, type PageStart, type SheetPages } from './sheet-pages';
import { SHEET } from './sheet-size';

export interface MeasuredPages extends SheetPages {
  /** The entries and sections that start after each gap. */
  readonly begun: readonly (readonly HTMLElement[])[];
  /** Number of printed pages. */
  readonly count: number;
}

export const ONE_PAGE: MeasuredPages = { ...layPages([], 0), begun: [], count: 1 };

/** The pages of a sheet shown as one column. */
export const pagesOfColumn = (count: number): MeasuredPages => ({
  gaps: [],
  papers: [],
  begun: [],
  height: 0,
  count,
});

const ROWS = '[data-row], h2';

/**
 * Measures where the printed pages start on the sheet.
 * @param sheet laid out with the width of a page
 * @param gaps the current spacers between its pages
 * @param letters with which the pages start
 */
export function measurePages(sheet: HTMLElement, gaps: HTMLElement, letters: readonly LetterOfSheet[]): MeasuredPages {
  if (sheet.getClientRects().length === 0) return ONE_PAGE;
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

/**
 * Whether the pages are still right: each starts with its letter at its top margin, and the last
 * one holds the rest. A quick check after almost every key; measuring lays the sheet out twice.
 */
export function areStillRight({ papers }: SheetPages, sheet: HTMLElement, letters: readonly LetterOfSheet[]): boolean {
  const { top: edge, scale } = pageEdge(sheet);
  const begins = letters.every((letter, at) => {
    const paper = papers[at + 1];
    const top = (rangeOf(letter).getBoundingClientRect().top - edge) / scale;
    return paper !== undefined && Math.abs(top - paper.top) < 1;
  });
  const last = [...sheet.querySelectorAll(ROWS)].at(-1)?.getBoundingClientRect().bottom ?? edge;
  const lowest = (papers.at(-1)?.top ?? 0) + SHEET.height - 2 * SHEET.margin;
  return (
    begins &&
    papers.length === letters.length + 1 &&
    papers.every(({ height }) => height === SHEET.height) &&
    (last - edge) / scale <= lowest
  );
}

interface Edge {
  readonly edge: number;
  readonly scale: number;
}

interface MeasuredStart extends PageStart {
  readonly begun: readonly HTMLElement[];
}

function startOf(letter: LetterOfSheet, rows: readonly HTMLElement[], { edge, scale }: Edge): MeasuredStart {
  const { node } = letter;
  const place = (element: Element | Range) => {
    const rect = element.getBoundingClientRect();
    return { top: (rect.top - edge) / scale, bottom: (rect.bottom - edge) / scale };
  };
  const { top, bottom } = place(rangeOf(letter));
  const lineHeight = node.parentElement ? parseFloat(getComputedStyle(node.parentElement).lineHeight) : 0;
  const lead = Math.max(0, (lineHeight - (bottom - top)) / 2);
  const index = rows.findIndex((candidate) => candidate.contains(node));
  const [row, before] = [rows[index], rows[index - 1]];
  if (!row || !before || top - place(row).top > lineHeight) return { top, bottom, lead, above: top - lead, begun: [] };
  return { top, bottom, lead, above: place(before).bottom, begun: begunWith(row) };
}

function rangeOf({ node, at }: LetterOfSheet): Range {
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, Math.min(at + 1, node.length));
  return range;
}

const begunWith = (row: HTMLElement): HTMLElement[] =>
  ['[data-entry]', 'section'].flatMap((kind) => {
    const element = row.closest<HTMLElement>(kind);
    return element?.querySelector(ROWS) === row ? [element] : [];
  });
