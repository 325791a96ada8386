import type { OPS, PDFPageProxy } from 'pdfjs-dist';

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
