import { knownSkill } from '../lexicon/skills';
import type { Line } from '../document/line';
import type { Bullet } from '../resume/resume';

/** `Responsibilities:`, `Assignment #1`, `Client : In-house`, `Technologies: Java, SQL`. */
const LABEL =
  /^(?:[\p{L}&/., ]{3,70}:|(?:highlights|responsibilities|roles? (?:and|&) responsibilities|achievements|(?:assignment|project|module)\s*(?:no\.?\s*)?#?\d{0,2})\W*|(?:technolog(?:y|ies)(?: used)?|tech ?stack|tools(?: used)?|environment|skills(?: used)?|languages?|platform|client|customer|domain|role|designation|team size|duration|period|location|link|github|guide)\s*(?:[:–-]|\t)\s?.*)$/iu;
const ENDS = /[.;!]$/;
const BEGINS = /^[\p{Lu}\d]/u;

/**
 * The visible bullets of an entry. Some programs draw bullets instead of writing them: a paragraph
 * whose lines each end a sentence is such a list. Labels (`Responsibilities:`) are not bullets.
 */
export const listedBullets = (bullets: readonly Bullet[]): Bullet[] =>
  bullets
    .filter(({ text }) => !LABEL.test(text.trim()) && !isListOfSkills(text))
    .flatMap((bullet) => (bullet.hasGlyph ? [bullet] : splitBullets(bullet)));

/** `Java, MySQL` names what was used, not what was done. */
const isListOfSkills = (text: string) =>
  text.length < 200 && text.split(/[,;|]/).every((part) => knownSkill(part.replace(/\.$/, '').trim()) !== undefined);

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
