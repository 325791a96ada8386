import { type Check, graded } from '../check';
import { ofBullet } from '../evidence';
import type { Statement } from '../facts';
import { verbForm } from '../../wording/verbs';
import { openerOf } from '../../wording/words';

const MOST = 2;

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
    const [word, uses] = mostUsed(statements);
    return {
      share: graded(uses.length <= MOST, uses.length === MOST + 1),
      message:
        uses.length <= MOST
          ? 'No bullet begins like more than one other.'
          : `${uses.length} bullets begin with "${word}".`,
      fix: `Say in other words what you did where you wrote "${word}".`,
      evidence: uses.length <= MOST ? [] : uses.map(({ bullet }) => ofBullet(bullet)),
    };
  },
};

function mostUsed(statements: readonly Statement[]): [string, Statement[]] {
  const uses = new Map<string, Statement[]>();
  for (const statement of statements) {
    const opener = openerOf(statement.text).toLowerCase();
    const key = verbForm(opener)?.base ?? opener;
    uses.set(key, [...(uses.get(key) ?? []), statement]);
  }
  const [, most = []] = [...uses].sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
  return [openerOf(most[0]?.text ?? ''), most];
}
