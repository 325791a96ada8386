import type { Cell, Line } from '../document/line';

const LETTER = 5;

/** A line in letters of the same width; a tab separates cells. */
export function testLine(text: string, more: Partial<Line> = {}): Line {
  const { index = 0, x = 50, size = 10, isBold = false } = more;
  const cells: Cell[] = [];
  let from = 0;
  for (const cell of text.split('\t')) {
    const left = x + from * LETTER;
    cells.push({ text: cell, x: left, right: left + cell.length * LETTER, size, isBold, isItalic: false, from });
    from += cell.length + 1;
  }
  return {
    index,
    page: 1,
    x,
    right: x + text.length * LETTER,
    y: 50 + 14 * index,
    size,
    isBold,
    isItalic: false,
    font: 'Test',
    cells,
    text,
    gapAbove: 1,
    block: 0,
    source: 'pdf',
    ...more,
  };
}
