import type { Line } from '../../document/line';
import type { Section, SectionKind } from '../../resume/section';
import { testLine } from '../../testing/test-line';

const BULLET = /^([•▪●○◦➢❖✓*-])\s+/;

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
    const isBold = body.split('\t').map((cell) => cell.startsWith('**'));
    const line = testLine(body.replaceAll('**', ''), {
      index: lines.length,
      x: 50 + indent * 5,
      y,
      isBold: isBold.every(Boolean),
      ...(glyph && { bullet: glyph }),
      gapAbove: gapAbove || (lines.length ? 1 : 0),
    });
    lines.push({ ...line, cells: line.cells.map((cell, at) => ({ ...cell, isBold: isBold[at]! })) });
    gapAbove = 0;
  }
  return lines;
}

/** One section of that kind with the lines of `text`. */
export function sectionOf(kind: SectionKind, text: string): Section {
  return { kinds: [kind], lines: linesOf(text), confidence: 1 };
}
