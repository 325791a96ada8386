import type { Cell, Line } from '../../document/line';
import type { Section, SectionKind } from '../../resume/section';

const BULLET = /^([•▪●○◦➢❖✓*-])\s+/;
const LETTER = 5;

function cellsOf(text: string, x: number, look: Pick<Line, 'size' | 'isBold' | 'isItalic'>): Cell[] {
  let from = 0;
  return text.split('\t').map((part) => {
    const isBold = part.startsWith('**');
    const shown = part.replaceAll('**', '');
    const cell = {
      text: shown,
      x: x + from * LETTER,
      right: x + (from + shown.length) * LETTER,
      ...look,
      isBold: look.isBold || isBold,
      from,
    };
    from += shown.length + 1;
    return cell;
  });
}

/**
 * Lines as `layout/` produces them: a tab separates cells, a leading bullet is removed, two leading
 * spaces indent, `**` makes a cell bold, an empty line is a gap.
 */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let gapAbove = 0;
  let y = 40;
  for (const row of text.replace(/^\n/, '').split('\n')) {
    if (!row.trim()) {
      gapAbove = 2;
      continue;
    }
    y += 14 * Math.max(1, gapAbove);
    const indent = row.length - row.trimStart().length;
    const glyph = BULLET.exec(row.trimStart())?.[1];
    const body = row.trimStart().replace(BULLET, '').trimEnd();
    const x = 50 + indent * LETTER;
    const cells = cellsOf(body, x, { size: 10, isBold: false, isItalic: false });
    lines.push({
      index: lines.length,
      page: 1,
      x,
      right: cells.at(-1)?.right ?? x,
      y,
      size: 10,
      isBold: cells.every((cell) => cell.isBold),
      isItalic: false,
      font: 'Test',
      cells,
      text: cells.map((cell) => cell.text).join('\t'),
      ...(glyph && { bullet: glyph }),
      gapAbove: gapAbove || (lines.length ? 1 : 0),
      block: 0,
      source: 'pdf',
    });
    gapAbove = 0;
  }
  return lines;
}

/** One section of that kind with the lines of `text`. */
export function sectionOf(kind: SectionKind, text: string): Section {
  return { kinds: [kind], lines: linesOf(text), confidence: 1 };
}
