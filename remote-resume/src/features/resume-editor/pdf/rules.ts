import type { Line } from './lines';
import { colorOf } from './look';
import { pageEdge } from './page-size';

/** A line in px from the top left margin of the first page. */
export interface Rule {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly color: readonly [number, number, number];
  readonly line: Line;
}

export function rulesOf(sheet: HTMLElement, lines: readonly Line[]): Rule[] {
  const edge = pageEdge(sheet);
  return [...sheet.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const style = getComputedStyle(element);
    const above = strength(style.borderTopStyle, style.borderTopWidth);
    const below = strength(style.borderBottomStyle, style.borderBottomWidth);
    if (above + below === 0) return [];
    const inside = lines.filter(({ pieces }) => pieces.some(({ block }) => element.contains(block)));
    const [first, last] = [inside[0], inside.at(-1)];
    const box = element.getBoundingClientRect();
    const [left, right, top, bottom] = [
      box.left - edge.left,
      box.right - edge.left,
      box.top - edge.top,
      box.bottom - edge.top,
    ];
    const upper = { left, right, top, bottom: top + above, color: colorOf(style.borderTopColor) };
    const lower = { left, right, top: bottom - below, bottom, color: colorOf(style.borderBottomColor) };
    return [
      ...(first && above > 0 ? [{ ...upper, line: first }] : []),
      ...(last && below > 0 ? [{ ...lower, line: last }] : []),
    ];
  });
}

const strength = (style: string, width: string) =>
  style === 'none' || style === 'hidden' ? 0 : parseFloat(width) || 0;
