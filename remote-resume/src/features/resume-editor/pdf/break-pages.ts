/** A line of the sheet as it stands there: where it lies (px), and whether the next one must follow on the same page. */
export interface Row {
  readonly top: number;
  readonly bottom: number;
  readonly keepsNext: boolean;
}

/**
 * Divides rows into pages of this height: as many rows on a page as fit, and no page ends with a row that keeps the next.
 * @param rows from top to bottom
 * @returns the index of the row that begins each page but the first
 */
export function breakPages(rows: readonly Row[], height: number): number[] {
  const starts: number[] = [];
  let first = 0;
  for (let index = 1; index < rows.length; index += 1) {
    if (fits(rows, { first, last: index }, height)) continue;
    first = startOfNext(rows, first, index);
    starts.push(first);
    index = first;
  }
  return starts;
}

// Half a pixel is rounding, not text.
const fits = (rows: readonly Row[], page: { readonly first: number; readonly last: number }, height: number) =>
  (rows[page.last]?.bottom ?? 0) - topOf(rows, page.first) <= height + 0.5;

// The first page begins where the sheet does, even if its first row stands lower.
const topOf = (rows: readonly Row[], first: number) => (first === 0 ? 0 : (rows[first]?.top ?? 0));

/** The last row that may begin a page, up to the one that does not fit; that one itself where all before it hold together. */
function startOfNext(rows: readonly Row[], first: number, overflowing: number): number {
  for (let index = overflowing; index > first; index -= 1) if (!rows[index - 1]?.keepsNext) return index;
  return overflowing;
}
