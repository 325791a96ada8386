import type { Matrix } from './matrix';
import type { TurnedItem } from './page-items';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The quarter turns (clockwise, 0 to 3) of most letters of a page. */
export function quarterTurns(items: readonly TurnedItem[]): number {
  const letters = [0, 0, 0, 0];
  for (const { item, angle } of items) letters[(Math.round(angle / 90) + 4) % 4]! += item.text.length;
  return letters.indexOf(Math.max(...letters));
}

/** Rotates a page by quarter turns about its corner, so that its text runs from left to right. */
export function turnBack(quarters: number, { width, height }: Size): Matrix {
  if (quarters === 1) return [0, -1, 1, 0, 0, width];
  if (quarters === 2) return [-1, 0, 0, -1, width, height];
  if (quarters === 3) return [0, 1, -1, 0, height, 0];
  return [1, 0, 0, 1, 0, 0];
}
