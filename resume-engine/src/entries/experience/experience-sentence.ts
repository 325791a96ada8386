import type { Hint } from '../pieces/piece';

const OPENING =
  /^(?:i |am |have |has |been |was |also |currently |presently |previously |formerly |now |at present |had )*(?:work(?:ed|ing|s)?|serv(?:ed|ing)|employed|associated|engaged|joined|designated|appointed|placed|completed|did|done|undergone|pursu(?:ed|ing)|interned|trained)\b/i;

const TURN =
  /\s?\b(as (?:an? |the )?|(?:with|at|for|by|in)(?: the)?(?: m\/s\.?)? (?=["“'A-Z]))|\b(?:under|of)(?: m\/s\.?)? (?=[A-Z])/gi;

/**
 * A sentence that describes a whole job: `Worked as X at Y from A to B`, `Currently working with Y
 * as X since B`.
 */
export function isExperienceSentence(text: string): boolean {
  return OPENING.test(text.slice(0, 120));
}

function hintOf(word: string): 'title' | 'company' | undefined {
  const folded = word.trim().toLowerCase();
  if (folded.startsWith('as')) return 'title';
  return /^(?:with|at|for|by|in)\b/.test(folded) ? 'company' : undefined;
}

/** Which of its words announce a title or a company. */
export function sentenceHints(text: string): Hint[] {
  const opening = OPENING.exec(text.slice(0, 120));
  if (!opening) return [];
  const hints: Hint[] = [];
  let isFirst = true;
  for (const match of text.matchAll(TURN)) {
    const word = match[0];
    const hint = hintOf(word);
    // "at", "in", "with": the company begins with a capital letter, and occurs once.
    const next = text.charAt(match.index + word.length);
    if (!hint || match.index < opening[0].length - 1 || (hint === 'company' && !/[A-Z"“'\d]/.test(next))) continue;
    if (hints.some((one) => one.hint === hint)) continue;
    hints.push({ skipFrom: isFirst ? 0 : match.index, from: match.index + word.length, hint });
    isFirst = false;
  }
  return hints;
}
