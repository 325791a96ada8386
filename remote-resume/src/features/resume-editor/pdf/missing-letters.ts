import { hasGlyph } from './letter-picture';
import { lookOf } from './look';

/**
 * The letters of a sheet that the browser cannot draw because no font has them, each once. They are
 * text in the PDF, but nothing is seen of them. Waits for fonts that are loading, which may have
 * them.
 */
export async function missingLetters(sheet: HTMLElement): Promise<string[]> {
  await document.fonts.ready;
  const missing = new Map<string, boolean>();
  for (const box of sheet.querySelectorAll<HTMLElement>('[data-path]')) {
    const { font } = lookOf(box);
    for (const [letter] of (box.textContent ?? '').matchAll(OUTSIDE_FACES))
      if (!missing.has(letter)) missing.set(letter, !hasGlyph(letter, font));
  }
  return [...missing].filter(([, isMissing]) => isMissing).map(([letter]) => letter);
}

/**
 * Letters that the faces of the sheet do not have (`fonts/subset.py`), except spaces and signs that
 * have no picture of their own.
 */
const OUTSIDE_FACES =
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Z}\p{C}]|\p{Extended_Pictographic}|\p{Co}/gu;
