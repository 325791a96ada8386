import { boxOf, multiply, type Matrix } from './matrix';
import { placedOperators, type OperatorCodes, type Operators } from './page-operators';

const GRID = 40;

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly toPage: Matrix;
}

/** Share of the page covered by pictures, 0 to 1; overlaps count once. */
export function pictureShare(operators: Operators, OPS: OperatorCodes, sheet: Sheet): number {
  const covered = new Uint8Array(GRID * GRID);
  for (const placed of placedPictures(operators, OPS)) cover(covered, multiply(sheet.toPage, placed), sheet);
  return covered.reduce((sum, cell) => sum + cell, 0) / covered.length;
}

/** The transform of each picture, which always fills the unit square. */
function* placedPictures(operators: Operators, OPS: OperatorCodes): Generator<Matrix> {
  const pictures = new Set<number>([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
    OPS.paintInlineImageXObjectGroup,
  ]);
  for (const { code, current } of placedOperators(operators, OPS)) if (pictures.has(code)) yield current;
}

function cover(covered: Uint8Array, placed: Matrix, { width, height }: Sheet) {
  const [left, top, right, bottom] = boxOf(placed, [0, 0, 1, 1]);
  const cell = (value: number, whole: number) => Math.max(0, Math.min(GRID, Math.round((value / whole) * GRID))) || 0;
  for (let row = cell(top, height); row < cell(bottom, height); row += 1) {
    covered.fill(1, row * GRID + cell(left, width), row * GRID + Math.max(cell(left, width), cell(right, width)));
  }
}
