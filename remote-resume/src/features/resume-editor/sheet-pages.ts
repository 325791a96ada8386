import { SHEET } from './sheet-size';

/** The first line of a page on one endless page. Lengths in px below the top margin. */
export interface PageStart {
  readonly top: number;
  readonly bottom: number;
  /** From the top of its line box to `top`. */
  readonly lead: number;
  /** The end of the previous content; lower than in print if placeholders are shown. */
  readonly above: number;
}

/** The gap between the last line of a page and the first of the next. Lengths as in `PageStart`. */
export interface PageGap {
  readonly start: number;
  readonly end: number;
  readonly push: number;
}

/** In px below the top of the first page. */
export interface Paper {
  readonly top: number;
  readonly height: number;
}

export interface SheetPages {
  readonly gaps: readonly PageGap[];
  readonly papers: readonly Paper[];
  /** Of all pages and gaps. */
  readonly height: number;
}

/** Descent of a line in px: a page is as long as its letters need. */
const BELOW_LETTERS = 8;
/** In px. */
export const BETWEEN = 32;

/**
 * The position of the pages on the screen.
 * @param starts the first lines of all pages but the first
 * @param end where the last line would end on one endless page
 */
export function layPages(starts: readonly PageStart[], end: number): SheetPages {
  const gaps: PageGap[] = [];
  const papers: Paper[] = [];
  let top = 0;
  let shift = 0;
  const paperTo = (bottom: number): Paper => {
    const height = bottom + 2 * SHEET.margin - top;
    return { top, height: height <= SHEET.height + BELOW_LETTERS ? SHEET.height : height };
  };
  for (const start of starts) {
    const paper = paperTo(start.above + shift);
    papers.push(paper);
    top += paper.height + BETWEEN;
    const push = top - start.top - shift;
    // Anywhere inside the line works: it moves down, the previous one stays.
    gaps.push({ start: (start.top + start.bottom) / 2 + shift, end: top - start.lead, push });
    shift += push;
  }
  const last = paperTo(end + shift);
  return { gaps, papers: [...papers, last], height: top + last.height };
}
