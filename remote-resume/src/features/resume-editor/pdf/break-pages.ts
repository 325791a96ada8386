/** A line of the sheet: its position (px), and whether the next one must be on the same page. */
export interface Row {
  readonly top: number;
  readonly bottom: number;
  readonly keepsNext: boolean;
}

/**
 * Splits rows into pages of this height: as many rows per page as fit, none ending with a row that
 * must stay with the next.
 * @param rows from top to bottom
 * @returns the index of the first row of each page but the first
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

// Tolerates rounding.
const fits = (rows: readonly Row[], page: { readonly first: number; readonly last: number }, height: number) =>
  (rows[page.last]?.bottom ?? 0) - topOf(rows, page.first) <= height + 0.5;

// The first page starts at the top of the sheet, even if its first row is lower.
const topOf = (rows: readonly Row[], first: number) => (first === 0 ? 0 : (rows[first]?.top ?? 0));

/** The last possible page start up to the row that does not fit, else that row itself. */
function startOfNext(rows: readonly Row[], first: number, overflowing: number): number {
  for (let index = overflowing; index > first; index -= 1) if (!rows[index - 1]?.keepsNext) return index;
  return overflowing;
}
