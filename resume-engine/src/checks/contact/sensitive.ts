import type { CheckDefinition } from '../check';
import type { Line } from '../../document/line';
import type { CheckContext } from '../context';
import { ofLine } from '../evidence';
import { listed } from '../../wording/words';

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\b(date of birth|d\.?\s?o\.?\s?b\b|birth date|born on)/i, 'date of birth'],
  [/\b(father|mother|husband|spouse|guardian)(?:['’]?s)?\s?name\b|\b[sdw]\/o\b/i, "parents' or spouse's name"],
  [/\bmarital status\b/i, 'marital status'],
  [/\b(religion|caste)\b\s*[:–\t-]/i, 'religion or caste'],
  [/\bpassport (?:no|number|details)/i, 'passport number'],
  [/\b(?:aadh?aa?r|uid)\b.{0,20}\d{4}/i, 'Aadhaar number'],
  [/\bpan\b.{0,15}\b[A-Z]{5}\d{4}[A-Z]\b/i, 'PAN'],
];

/** Values without a label. Only on a line with labeled private data are they private, too. */
const UNLABELLED_VALUES: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:un)?married|single|divorced|widow(?:ed|er)?)$/i, 'marital status'],
  [/^(?:hindu|muslim|islam|christian|sikh|jain|buddhist|parsi)$/i, 'religion or caste'],
];

export const sensitive: CheckDefinition = {
  id: 'C6',
  panel: 'section',
  title: 'No private data',
  max: 0.5,
  effort: 1,
  why: 'Private employers must not decide by it, and on the way it can be misused. Government forms request it separately.',
  judge(context) {
    const found = privateData(context);
    const kinds = [...new Set(found.flatMap((one) => one.kinds))];
    return {
      share: kinds.length === 0 ? 1 : 0,
      message:
        kinds.length === 0
          ? 'Your resume contains no private data beyond your contact details.'
          : `Your resume contains ${listed(kinds, 6)}.`,
      fix: `Remove ${listed(kinds, 6)}, unless you apply for a government post that requires it.`,
      evidence: found.map(({ evidence }) => evidence),
    };
  },
};

function privateData({ layout: { lines } }: CheckContext) {
  return lines.flatMap((line) => {
    const labeled = KINDS.flatMap(([pattern, kind]) => (pattern.test(line.text) ? [kind] : []));
    return labeled.length === 0 ? [] : [{ kinds: [...labeled, ...unlabeledKinds(line)], evidence: ofLine(line) }];
  });
}

const unlabeledKinds = ({ text }: Line) =>
  text
    .split(/[,;|\t]/)
    .flatMap((part) => UNLABELLED_VALUES.flatMap(([pattern, kind]) => (pattern.test(part.trim()) ? [kind] : [])));
