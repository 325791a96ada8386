import { type CheckDefinition, graded } from '../check';
import { ofBullet } from '../evidence';
import type { Statement } from '../facts';
import { verbForm } from '../../wording/verbs';
import { counted, openerOf, wordsOf } from '../../wording/words';

const MAX_REPEATS = 2;

export const repetition: CheckDefinition = {
  id: 'E4',
  panel: 'content',
  title: 'Different words',
  max: 1.5,
  effort: 1,
  why: 'The same first word again and again makes different work look the same.',
  judge({ facts: { statements } }) {
    if (statements.length < 3) return { skip: 'There are too few bullets to compare.' };
    const copies = copiesIn(statements);
    if (copies.length > 0)
      return {
        share: 0,
        message: `${counted(copies.length, 'bullet')} ${copies.length === 1 ? 'repeats' : 'repeat'} another word for word.`,
        fix: 'Delete the second copy, or say what was different.',
        evidence: copies.slice(0, 6).map(({ bullet }) => ofBullet(bullet)),
      };
    const uses = mostFrequent(statements);
    const openers = new Set(uses.map(({ text }) => openerOf(text).toLowerCase()));
    const words = [...openers].map((word) => `"${capitalized(word)}"`).join(' or ');
    return {
      share: graded(uses.length <= MAX_REPEATS, uses.length === MAX_REPEATS + 1),
      message:
        uses.length <= MAX_REPEATS
          ? `No more than ${MAX_REPEATS} bullets begin with the same word.`
          : `${uses.length} bullets begin with ${words}.`,
      fix: `Begin some of them with another word than ${words}.`,
      evidence: uses.length <= MAX_REPEATS ? [] : uses.map(({ bullet }) => ofBullet(bullet)),
    };
  },
};

/** Shorter statements may be alike by chance. */
const MIN_COPY_WORDS = 5;

function copiesIn(statements: readonly Statement[]): Statement[] {
  const seen = new Set<string>();
  return statements.filter(({ text }) => {
    const words = wordsOf(text);
    const key = words.join(' ').toLowerCase();
    return words.length >= MIN_COPY_WORDS && seen.size === seen.add(key).size;
  });
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function mostFrequent(statements: readonly Statement[]): Statement[] {
  const uses = new Map<string, Statement[]>();
  for (const statement of statements) {
    const opener = openerOf(statement.text).toLowerCase();
    const key = verbForm(opener)?.base ?? opener;
    uses.set(key, [...(uses.get(key) ?? []), statement]);
  }
  const [, largest = []] = [...uses].sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
  return largest;
}
