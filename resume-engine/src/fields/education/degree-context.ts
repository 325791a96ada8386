import type { FoundPhrase } from '../../lexicon/phrases';
import { squeeze } from '../../lexicon/words';

/** Ordinary words: a degree only where one is expected, at the start of a text or a cell. */
const ORDINARY =
  /^(?:inter|secondary|graduate|graduation|undergraduate|postgraduate|certificate|certificatecourse|master|masters|bachelor|bachelors|metric|polytechnic|highschool|highersecondaryschool|secondaryschool|seniorsecondaryschool|srsecondaryschool|middleschool|intermediate|matric|diploma|costaccountant|companysecretary|charteredaccountant|frm|cpa|cpt|ug|nac|ntc|btc|vocationalcourse|boardofintermediate|integrated|pu|ntt|hse)$/;
/** After these the word is not a degree: `MS Office`, `CA firms`, `BE proficient`. */
const NO_DEGREE_AFTER =
  /^\s?(?:office|excel|word|power\s?point|access|outlook|project|teams|sql|dos|windows|visio|paint|firms?|team|level|students?|engineer|engineers|certified|trainee|intern\b|developer|manager|department|dept|section|articleship)\b/i;
const STATE_BEFORE = /\p{L},\s?$/u;
const START = /(?:^|[\t|•·▪–—:(,;/-]\s*|\d[.)]\s*|\s{2})$/;
const STRONG_FOLLOW = /^\s?(?:[.)(|\t,–—:-]|in\b|of\b|from\b|$|\d|\(|degree|hons|honou?rs|\p{Lu})/iu;

/**
 * Confidence that a phrase of the degree list is a degree in its context.
 * @returns 0 (no) to 1
 */
export function degreeConfidence(text: string, { from, to, raw }: FoundPhrase<unknown>): number {
  const before = text.slice(Math.max(0, from - 20), from);
  const after = text.slice(to, to + 24);
  const key = squeeze(raw);
  if (/^\p{Lu}{2,}\. /u.test(raw)) return 0;
  if (NO_DEGREE_AFTER.test(after) || /^['’-]\p{Ll}/u.test(after)) return 0;
  const startsCell = START.test(before);
  if (ORDINARY.test(key)) return startsCell && /^\p{Lu}/u.test(raw) && !/\p{L}\s?$/u.test(before) ? 0.7 : 0;
  if (key.length > 3) return startsCell ? 0.95 : 0.85;
  return shortForm(raw, { before, after, startsCell });
}

interface Surroundings {
  readonly before: string;
  readonly after: string;
  readonly startsCell: boolean;
}

const CAPITALS = /^(?:[^\p{Ll}]+|(?:Ph|B|M)\.?\s?(?:D|A|E|S|Sc|Ed|Com)|\d+th|[XI]+th)\.?$/u;
const CLASS = /^(?:10|12|X|XII|8)\s?(?:th)?$/i;

/** Up to three letters: capitals, followed by something that belongs to a degree. */
function shortForm(raw: string, { before, after, startsCell }: Surroundings): number {
  if (!CAPITALS.test(raw) || !STRONG_FOLLOW.test(after)) return 0;
  if (CLASS.test(raw)) return startsCell && /th$|^X/i.test(raw) ? 0.85 : 0;
  const hasDots = raw.includes('.');
  if (!hasDots && raw.length === 2 && STATE_BEFORE.test(before)) return 0;
  return hasDots ? 0.9 : startsCell ? 0.8 : 0.5;
}
