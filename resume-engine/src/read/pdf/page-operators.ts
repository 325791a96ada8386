import type { OPS, PDFPageProxy } from 'pdfjs-dist';
import { IDENTITY, multiply, type Matrix } from './matrix';

/** pdf.js numbers of drawing operators, by name. */
export type OperatorCodes = typeof OPS;

export interface Operators {
  readonly codes: readonly number[];
  readonly operands: readonly unknown[];
}

/** Longer lists are drawings (maps, textures) that would only take time. */
const MAX_OPERATORS = 200_000;

/** Reads the drawing operators of a page; empty if they are broken. */
export async function readOperators(page: PDFPageProxy): Promise<Operators> {
  try {
    const { fnArray, argsArray } = await page.getOperatorList();
    return { codes: fnArray.slice(0, MAX_OPERATORS), operands: argsArray.slice(0, MAX_OPERATORS) };
  } catch {
    return { codes: [], operands: [] };
  }
}

export interface PlacedOperator {
  readonly code: number;
  readonly operand: unknown;
  readonly current: Matrix;
}

/** The operators that draw, each with the current transform. */
export function* placedOperators({ codes, operands }: Operators, OPS: OperatorCodes): Generator<PlacedOperator> {
  const saved: Matrix[] = [];
  let current = IDENTITY;
  for (const [index, code] of codes.entries()) {
    const operand = operands[index];
    if (code === OPS.save) saved.push(current);
    else if (code === OPS.restore || code === OPS.paintFormXObjectEnd) current = saved.pop() ?? current;
    else if (code === OPS.transform) current = multiply(current, operand as Matrix);
    else if (code === OPS.paintFormXObjectBegin) {
      saved.push(current);
      const [matrix] = operand as [Matrix | null];
      if (matrix) current = multiply(current, matrix);
    } else yield { code, operand, current };
  }
}
