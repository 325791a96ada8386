import type { OPS, PDFPageProxy } from 'pdfjs-dist';

/** The numbers pdf.js gives to drawing operators, by name. */
export type OperatorCodes = typeof OPS;

/** What a page draws, in order: operator `codes[i]` with `operands[i]`. */
export interface Operators {
  readonly codes: readonly number[];
  readonly operands: readonly unknown[];
}

/** Longer lists are drawings (maps, textures), whose walk would only cost time. */
const MAX_OPERATORS = 200_000;

/** Reads what a page draws; a page whose drawing is broken draws nothing. */
export async function readOperators(page: PDFPageProxy): Promise<Operators> {
  try {
    const { fnArray, argsArray } = await page.getOperatorList();
    return { codes: fnArray.slice(0, MAX_OPERATORS), operands: argsArray.slice(0, MAX_OPERATORS) };
  } catch {
    return { codes: [], operands: [] };
  }
}
