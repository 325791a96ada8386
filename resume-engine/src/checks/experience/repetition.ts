import { type Check, graded } from '../check';
import { ofBullet } from '../evidence';
import type { Statement } from '../facts';
import { verbForm } from '../../wording/verbs';
import { openerOf } from '../../wording/words';

const MAX_REPEATS = 2;

export const repetition: Check = {
  id: 'E4',
  category: 'experienceAchievements',
  panel: 'content',
  title: 'Different words',
  max: 1.5,
  effort: 1,
  why: 'The same first word again and again makes different work look the same.',
  judge({ facts: { statements } }) {
    if (statements.length < 3) return { skip: 'There are too few bullets to compare.' };
    const [word, uses] = mostFrequent(statements);
    return {
      share: graded(uses.length <= MAX_REPEATS, uses.length === MAX_REPEATS + 1),
      message:
        uses.length <= MAX_REPEATS
          ? 'No bullet begins like more than one other.'
          : `${uses.length} bullets begin with "${word}".`,
      fix: `Say in other words what you did where you wrote "${word}".`,
      evidence: uses.length <= MAX_REPEATS ? [] : uses.map(({ bullet }) => ofBullet(bullet)),
    };
  },
};

function mostFrequent(statements: readonly Statement[]): [string, Statement[]] {
  const uses = new Map<string, Statement[]>();
  for (const statement of statements) {
    const opener = openerOf(statement.text).toLowerCase();
    const key = verbForm(opener)?.base ?? opener;
    uses.set(key, [...(uses.get(key) ?? []), statement]);
  }
  const [, largest = []] = [...uses].sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
  return [openerOf(largest[0]?.text ?? ''), largest];
}
