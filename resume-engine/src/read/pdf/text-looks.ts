import type { OperatorCodes, Operators } from './page-operators';

interface Look {
  readonly color: string;
  /** Filled and stroked: some writers embolden a font without a bold face that way. */
  readonly isThickened: boolean;
}

interface LookRun extends Look {
  readonly letters: number;
}

const BLACK: Look = { color: '#000000', isThickened: false };
const FILL_AND_STROKE = 2;

/**
 * Looks of the letters of a page, in drawing order. Text items have the same order and letters, so
 * that counting letters gives the look of each item.
 */
export function lookRuns({ codes, operands }: Operators, OPS: OperatorCodes): LookRun[] {
  const runs: LookRun[] = [];
  const saved: Look[] = [];
  let look = BLACK;
  for (const [index, code] of codes.entries()) {
    const [operand] = (operands[index] ?? []) as [unknown?];
    if (code === OPS.save) saved.push(look);
    else if (code === OPS.restore) look = saved.pop() ?? look;
    else if (code === OPS.setFillRGBColor && typeof operand === 'string') look = { ...look, color: operand };
    else if (code === OPS.setTextRenderingMode) look = { ...look, isThickened: operand === FILL_AND_STROKE };
    else if (code === OPS.showText) runs.push({ ...look, letters: lettersShown(operand) });
  }
  return runs;
}

/** The looks of texts with the same letters as the runs; undefined if they do not match. */
export function looksOf(texts: readonly string[], runs: readonly LookRun[]): (Look | undefined)[] {
  const total = runs.reduce((sum, run) => sum + run.letters, 0);
  const counts = texts.map((text) => letterCount(text));
  if (counts.reduce((sum, count) => sum + count, 0) !== total) return texts.map(() => undefined);
  let run = 0;
  let left = runs[0]?.letters ?? 0;
  const advance = () => {
    while (left <= 0 && run < runs.length - 1) left += runs[(run += 1)]?.letters ?? 0;
  };
  return counts.map((count) => {
    advance();
    const look = runs[run];
    left -= count;
    return look;
  });
}

const letterCount = (text: string) => text.replace(/\s/gu, '').length;

function lettersShown(glyphs: unknown): number {
  if (!Array.isArray(glyphs)) return 0;
  return glyphs.reduce<number>(
    (sum, glyph) => sum + letterCount((glyph as { unicode?: string } | null)?.unicode ?? ''),
    0,
  );
}
