import type { PlacedWord } from '../../../portal/read-pdf';

/** A4 and the editor's margin, in pt. */
const PAGE = { width: 595.28, height: 841.89, margin: 36 };

/** Poppler's boxes include the font's full height, which is more than tight lines have. */
export function isInsideMargins({ left, right, top, bottom }: PlacedWord): boolean {
  const { width, height, margin } = PAGE;
  const slack = 1 + (bottom - top) * 0.1;
  return left > margin - 1 && right < width - margin + 1 && top > margin - slack && bottom < height - margin + slack;
}

/** The lowest words of a page. */
export function lastLine(words: readonly PlacedWord[]): string {
  const lowest = Math.max(...words.map(({ top }) => top));
  return words
    .filter(({ top }) => top > lowest - 3)
    .map(({ text }) => text)
    .join(' ');
}
