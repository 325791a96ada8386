import type { CheckContext } from '../checks/context';
import { startsWithAction } from '../checks/experience/action-verbs';
import { mentions, searchable } from '../wording/mentions';
import { emptyPhrases, weakPhrase } from '../wording/phrases';
import { hasQuantity } from '../wording/quantities';
import { verbForm } from '../wording/verbs';
import { openerOf, wordsOf } from '../wording/words';
import { improved } from './improve-bullet';

/** More bullets that begin alike lose points (check E4). */
const MAX_ALIKE = 2;
/** Word counts below which a resume loses points (check F2, ceilings). */
const MIN_WORDS = [50, 100, 150, 220, 350];
const BULLET_WORDS = { min: 8, max: 30 };

/**
 * Better wordings by the original. Accepting any of them in any order costs no points: each passes
 * the checks that the original passes, and together they do not repeat themselves.
 */
export function safeRewrites(context: CheckContext): ReadonlyMap<string, string> {
  const { statements, words } = context.facts;
  const openers = countOf(statements.map(({ text }) => openerKey(text)));
  const terms = termsOf(context);
  const rewrites = new Map<string, string>();
  let removable = words - Math.max(0, ...MIN_WORDS.filter((min) => min <= words));
  for (const { text, entry } of statements) {
    const better = settled(text, entry.isCurrent);
    if (better === undefined || rewrites.has(text) || !isBetter(text, better, terms)) continue;
    const key = openerKey(better);
    const removed = wordsOf(text).length - wordsOf(better).length;
    const alike = (openers.get(key) ?? 0) + (key === openerKey(text) ? 0 : 1);
    if (alike > MAX_ALIKE || removed > removable) continue;
    if (key !== openerKey(text)) openers.set(key, alike);
    removable -= Math.max(0, removed);
    rewrites.set(text, better);
  }
  return rewrites;
}

/** A wording that would not be reworded again. */
function settled(text: string, isCurrent: boolean): string | undefined {
  const better = improved(text, isCurrent);
  return better === undefined ? undefined : (improved(better, isCurrent) ?? better);
}

function isBetter(original: string, better: string, terms: readonly string[]): boolean {
  const [from, to] = [searchable(original), searchable(better)];
  return (
    startsWithAction(better) &&
    weakPhrase(better) === undefined &&
    emptyPhrases(better).length === 0 &&
    (hasQuantity(better) || !hasQuantity(original)) &&
    (isUsualLength(better) || !isUsualLength(original)) &&
    terms.every((term) => !mentions(from, term) || mentions(to, term))
  );
}

function isUsualLength(text: string): boolean {
  const { length } = wordsOf(text);
  return length >= BULLET_WORDS.min && length <= BULLET_WORDS.max;
}

const termsOf = ({ resume, occupation }: CheckContext) => [
  ...resume.skills.map(({ value }) => value),
  ...(occupation?.skills ?? []).flatMap(({ names }) => names),
];

function openerKey(text: string): string {
  const opener = openerOf(text).toLowerCase();
  return verbForm(opener)?.base ?? opener;
}

const countOf = (keys: readonly string[]) =>
  keys.reduce((counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1), new Map<string, number>());
