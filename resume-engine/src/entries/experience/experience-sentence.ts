import { organizationEvidence } from '../../fields/experience/organization-evidence';
import { titleEvidence } from '../../fields/experience/title-evidence';
import { departments } from '../../lexicon/titles';
import { squeeze } from '../../lexicon/words';
import type { Hint } from '../pieces/piece';

const OPENING =
  /^(?:\(?(?:\d{1,2}(?:\.\d)?\+?|one|two|three|four|five|six)\s?(?:years?|yrs?|months?)\s(?:of\s)?(?:work(?:ing)?\s)?(?:experience\s)?)?(?:i |am |have |has |been |was |also |currently |presently |previously |formerly |now |at present |had )*(?:work(?:ed|ing|s)?|serv(?:ed|ing)|employed|associated|engaged|joined|designated|appointed|placed|completed|did|done|undergone|pursu(?:ed|ing)|interned|trained|(?<=experience\s)(?=in\b|at\b|with\b|as\b))/i;

const TURN =
  /\s(?:for|since) (?=(?:\d[\d.]*|one|two|three|four|five|six)\+? ?(?:years?|yrs?|months?)\b)|\s?\b(as (?:an? |the )?|(?:with|at|for|by|in)(?: the)?(?: m\/s\.?)? (?=["“'A-Z]))|\b(?:under|of)(?: m\/s\.?)? (?=[A-Z])/gi;

const DURATION = /^(?:\d[\d.]*|one|two|three|four|five|six)\+? ?(?:years?|yrs?|months?)\b/i;

/**
 * A sentence that describes a whole job: `Worked as X at Y from A to B`, `Currently working with Y
 * as X since B`.
 */
export function isExperienceSentence(text: string): boolean {
  return OPENING.test(text.slice(0, 120));
}

function hintOf(word: string, next: string): 'title' | 'company' | 'other' | undefined {
  const folded = word.trim().toLowerCase();
  if (/^(?:for|since)$/.test(folded) && DURATION.test(next)) return 'other';
  if (folded.startsWith('as')) return 'title';
  return /^(?:with|at|for|by|in)\b/.test(folded) ? 'company' : undefined;
}

/** `Driver in Punjab Roadways from 2010`: dates after the name of an employer, perhaps unknown. */
function minTitleEvidence(company: string, rest: string): number {
  const isDated = /^[^\t|(]{3,60}?\sfrom (?:\p{L}{3,9}\.? )?\d/u.test(rest);
  const evidence = organizationEvidence(company);
  if (evidence >= 0.75) return isDated ? 0.6 : 0.7;
  return isDated && evidence > 0 ? 0.9 : Infinity;
}

/** `Sales Executive in Lakeside Bank`: a title and an employer, joined by a preposition. */
export function titleInCompany(text: string): Hint[] {
  for (const { 0: word, index } of text.matchAll(/\s(?:in|with)(?: m\/s\.?)? (?=[A-Z])/gi)) {
    const title = text.slice(0, index);
    const rest = text.slice(index + word.length);
    const [company = ''] = rest.split(/[\t|,(]|\s[–—-]\s|\s(?:from|since)\s/);
    if (/[\t|,]|\s[–—-]\s/.test(title)) return [];
    if (titleEvidence(title) >= minTitleEvidence(company, rest) && !departments.has(squeeze(company)))
      return [
        { skipFrom: 0, from: 0, hint: 'title' },
        { skipFrom: index, from: index + word.length, hint: 'company' },
      ];
  }
  return [];
}

/** `Lakeside Bank, Pune as Sales Executive`. */
export function companyAsTitle(text: string): Hint[] {
  const [word] = /\sas (?:an? |the )?(?=\p{Lu})/u.exec(text) ?? [];
  const at = word === undefined ? -1 : text.indexOf(word);
  if (word === undefined || at < 4) return [];
  const [title = ''] = text.slice(at + word.length).split(/[\t|,(]|\s[–—-]\s/);
  return titleEvidence(title) >= 0.7 ? [{ skipFrom: at, from: at + word.length, hint: 'title' }] : [];
}

/** Which of its words announce a title or a company. */
export function sentenceHints(text: string): Hint[] {
  const opening = OPENING.exec(text.slice(0, 120));
  if (!opening) return [];
  const hints: Hint[] = [];
  let isFirst = true;
  for (const match of text.matchAll(TURN)) {
    const word = match[0];
    const rest = text.slice(match.index + word.length);
    const hint = hintOf(word, rest);
    // "at", "in", "with": the company begins with a capital letter, and occurs once.
    if (!hint || match.index < opening[0].length - 1 || (hint === 'company' && !/^[A-Z"“'\d]/.test(rest))) continue;
    if (hints.some((one) => one.hint === hint)) continue;
    hints.push({ skipFrom: isFirst ? 0 : match.index, from: match.index + word.length, hint });
    isFirst = false;
  }
  return hints;
}
