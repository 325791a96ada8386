import type { TextItem } from 'pdfjs-dist/types/src/display/api';
import type { OperatorCodes, Operators } from './page-operators';

const SOFT_HYPHEN = '\u00ad';

/** A soft hyphen among the letters that one operator draws. */
interface Drawn {
  /** Letters of the page before it, without spaces. */
  readonly letters: number;
  readonly isAfterLetter: boolean;
  readonly isBeforeLetter: boolean;
}

/**
 * Adds soft hyphens to the texts of a page, because pdf.js leaves out all format characters.
 * LuaTeX maps the drawn hyphen of many fonts to that character, in dates and at line ends.
 * The texts stay as they are if the operators draw other letters.
 */
export function withSoftHyphens(texts: readonly TextItem[], operators: Operators, OPS: OperatorCodes): TextItem[] {
  const { hyphens, letters } = drawnHyphens(operators, OPS);
  const isSame = texts.reduce((sum, { str }) => sum + letterCount(str), 0) === letters;
  if (hyphens.length === 0 || !isSame) return [...texts];
  const whole = texts.map((text) => ({ ...text }));
  let before = letters;
  let next = hyphens.length - 1;
  for (let at = whole.length - 1; at >= 0; at -= 1) {
    const text = whole[at]!;
    before -= letterCount(text.str);
    for (; next >= 0 && hyphens[next]!.letters >= before; next -= 1) {
      const hyphen = hyphens[next]!;
      const inside = hyphen.letters - before;
      const previous = inside === 0 ? whole.slice(0, at).findLast(({ str }) => str.trim() !== '') : undefined;
      if (previous && isOfPrevious(hyphen, previous, text)) previous.str = previous.str.trimEnd() + SOFT_HYPHEN;
      else text.str = inserted(text.str, inside);
    }
  }
  return whole;
}

/** A hyphen drawn alone belongs to the text before it on its line, otherwise it is a bullet. */
function isOfPrevious({ isAfterLetter, isBeforeLetter }: Drawn, previous: TextItem, text: TextItem): boolean {
  if (isAfterLetter || isBeforeLetter) return isAfterLetter;
  return Math.abs(baseline(previous) - baseline(text)) < 1;
}

const baseline = ({ transform }: TextItem) => Number(transform[5]);

/** With a soft hyphen after that many letters; between spaces if there was one: `2019 - 2021`. */
function inserted(text: string, letters: number): string {
  if (letters === 0) return `${SOFT_HYPHEN} ${text}`;
  let at = 0;
  for (let seen = 0; seen < letters; at += 1) if (!/\s/u.test(text[at]!)) seen += 1;
  const [first, rest] = [text.slice(0, at), text.slice(at)];
  const space = /^\s/u.test(rest) ? ' ' : '';
  return `${first}${space}${SOFT_HYPHEN}${rest}`;
}

function drawnHyphens({ codes, operands }: Operators, OPS: OperatorCodes): { hyphens: Drawn[]; letters: number } {
  const hyphens: Drawn[] = [];
  let letters = 0;
  for (const [index, code] of codes.entries()) {
    const [glyphs] = (operands[index] ?? []) as [unknown?];
    if (code !== OPS.showText || !Array.isArray(glyphs)) continue;
    const drawn = glyphs.map((glyph) => (glyph as { unicode?: string } | null)?.unicode ?? '');
    const first = drawn.findIndex(isVisible);
    const last = drawn.findLastIndex(isVisible);
    drawn.forEach((unicode, at) => {
      if (isSoftHyphen(unicode))
        hyphens.push({ letters, isAfterLetter: first >= 0 && first < at, isBeforeLetter: last > at });
      else if (isVisible(unicode)) letters += letterCount(unicode);
    });
  }
  return { hyphens, letters };
}

/** As pdf.js decides it: by the last character. */
const isVisible = (unicode: string) => unicode.trim() !== '' && !/\p{Cf}$/u.test(unicode);
const isSoftHyphen = (unicode: string) => /^[-\u2010]?\u00ad$/u.test(unicode);
const letterCount = (text: string) => text.replace(/\s/gu, '').length;
