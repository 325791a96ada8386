import { SHEET } from './sheet-size';

/** The first line of a page as it would stand on one endless page. Lengths in px below the upper margin of the sheet. */
export interface PageStart {
  readonly top: number;
  readonly bottom: number;
  /** From the upper edge of its line box to `top`. */
  readonly lead: number;
  /** Where what stands before it ends; lower than on paper where texts wait to be written. */
  readonly above: number;
}

/** Room that no line may stand in, from the last line of a page to the first of the next. Lengths as in `PageStart`. */
export interface PageGap {
  readonly start: number;
  readonly end: number;
  /** How far its first line moves down. */
  readonly push: number;
}

/** A sheet of paper, in px below the upper edge of the first. */
export interface Paper {
  readonly top: number;
  readonly height: number;
}

export interface SheetPages {
  readonly gaps: readonly PageGap[];
  readonly papers: readonly Paper[];
  /** Of all papers with the room between them. */
  readonly height: number;
}

/** What is below the letters of a line, in px: the paper is as long as its letters need. */
const BELOW_LETTERS = 8;
/** Between two pages, in px. */
export const BETWEEN = 32;

/**
 * Where the pages lie on the screen.
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
    // Anywhere inside the line is right: the line goes below, the one before it stays.
    gaps.push({ start: (start.top + start.bottom) / 2 + shift, end: top - start.lead, push });
    shift += push;
  }
  const last = paperTo(end + shift);
  return { gaps, papers: [...papers, last], height: top + last.height };
}
