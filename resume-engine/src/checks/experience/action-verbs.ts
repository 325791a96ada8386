import { type Check, graded } from '../check';
import { ofBullet } from '../evidence';
import { verbForm, WEAK_VERBS } from '../../wording/verbs';
import { counted, openerOf, quoted } from '../../wording/words';

export const startsWithAction = (statement: string): boolean => {
  const verb = verbForm(openerOf(statement));
  return verb !== undefined && !WEAK_VERBS.has(verb.base);
};

export const actionVerbs: Check = {
  id: 'E3',
  category: 'experienceAchievements',
  panel: 'tailoring',
  title: 'Bullets that begin with what you did',
  max: 3,
  effort: 2,
  why: 'A bullet that begins with a verb (Built, Led, Audited) says at once what you did.',
  judge({ facts: { statements } }) {
    if (statements.length === 0)
      return {
        share: 0,
        message: 'There are no bullets about your work yet.',
        fix: 'Begin each bullet with what you did: Built, Led, Audited, Taught.',
      };
    const others = statements.filter(({ text }) => !startsWithAction(text));
    const share = 1 - others.length / statements.length;
    const [first] = others;
    return {
      share: graded(share >= 0.8, share >= 0.55),
      message: `${statements.length - others.length} of ${counted(statements.length, 'bullet')} begin with a strong verb.${first ? ` This one does not: ${quoted(first.text)}` : ''}`,
      fix: 'Begin with a verb for what you did: Built, Designed, Led, Reduced, Audited, Taught, Treated, Sold.',
      evidence: others.slice(0, 6).map(({ bullet }) => ofBullet(bullet)),
    };
  },
};
