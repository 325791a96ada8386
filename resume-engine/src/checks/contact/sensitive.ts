import type { Check } from '../check';
import type { CheckContext } from '../context';
import { ofLine } from '../evidence';
import { listed } from '../../wording/words';

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\b(date of birth|d\.?\s?o\.?\s?b\b|birth date|born on)/i, 'date of birth'],
  [/\b(father|mother|husband|spouse)(?:['’]?s)?(?:['’]?s)? name\b|\b(s\/o|d\/o|w\/o)\b/i, "parents' or spouse's name"],
  [/\bmarital status\b/i, 'marital status'],
  [/\b(religion|caste)\b\s*[:–-]/i, 'religion or caste'],
  [/\bpassport (?:no|number|details)/i, 'passport number'],
  [/\b(?:aadh?aa?r|uid)\b.{0,20}\d{4}/i, 'Aadhaar number'],
  [/\bpan\b.{0,15}\b[A-Z]{5}\d{4}[A-Z]\b/i, 'PAN'],
];

export const sensitive: Check = {
  id: 'C6',
  category: 'contactInformation',
  panel: 'section',
  title: 'No private data',
  max: 0.5,
  effort: 1,
  why: 'Private employers must not decide by it, and on the way it can be misused. Government forms ask for it separately.',
  judge(context) {
    const found = privateData(context);
    const kinds = [...new Set(found.map(({ kind }) => kind))];
    return {
      share: kinds.length === 0 ? 1 : 0,
      message:
        kinds.length === 0
          ? 'Your resume holds no private data beyond your contact.'
          : `Your resume contains ${listed(kinds, 6)}.`,
      fix: `Remove ${listed(kinds, 6)}, unless you apply for a government post that asks for it.`,
      evidence: found.map(({ evidence }) => evidence),
    };
  },
};

function privateData({ layout: { lines } }: CheckContext) {
  return lines.flatMap((line) => {
    const kind = KINDS.find(([pattern]) => pattern.test(line.text))?.[1];
    return kind === undefined ? [] : [{ kind, evidence: ofLine(line) }];
  });
}
