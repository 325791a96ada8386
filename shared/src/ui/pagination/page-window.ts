/** A page number, or a gap between two. */
export type PageSlot = { page: number; isNeighbor: boolean } | 'gap';

/**
 * The shown pages: first, last, current and its neighbors; a gap of one page shows that page.
 * @param page current page, from 1
 */
export function pageWindow(page: number, totalPages: number): PageSlot[] {
  const wanted = [1, page - 1, page, page + 1, totalPages].filter((number) => number >= 1 && number <= totalPages);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  const slot = (number: number): PageSlot => ({
    page: number,
    isNeighbor: Math.abs(number - page) === 1 && number !== 1 && number !== totalPages,
  });
  return pages.flatMap((number, index): PageSlot[] => {
    const missing = number - (pages[index - 1] ?? 0) - 1;
    if (missing === 0) return [slot(number)];
    return missing === 1 ? [slot(number - 1), slot(number)] : ['gap', slot(number)];
  });
}
