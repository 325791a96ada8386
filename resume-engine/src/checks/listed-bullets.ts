import type { Line } from '../document/line';
import type { Bullet } from '../resume/resume';

const LABEL = /^[\p{L}&/ ]{3,40}:$/u;
const ENDS = /[.;!]$/;
const BEGINS = /^[\p{Lu}\d]/u;

/**
 * The visible bullets of an entry. Some programs draw bullets instead of writing them: a paragraph
 * whose lines each end a sentence is such a list. Labels (`Responsibilities:`) are no bullets.
 */
export const listedBullets = (bullets: readonly Bullet[]): Bullet[] =>
  bullets
    .filter(({ text }) => !LABEL.test(text))
    .flatMap((bullet) => (bullet.hasGlyph ? [bullet] : splitBullets(bullet)));

function splitBullets(paragraph: Bullet): Bullet[] {
  const groups: Line[][] = [];
  for (const line of paragraph.lines) {
    const above = groups.at(-1)?.at(-1)?.text.trim() ?? '';
    if (groups.length === 0 || (ENDS.test(above) && BEGINS.test(line.text.trim()))) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  if (groups.length < 2 || !ENDS.test(paragraph.text.trim())) return [paragraph];
  return groups.map((lines) => ({ lines, text: lines.map(({ text }) => text.trim()).join(' '), hasGlyph: true }));
}
