import { type CheckDefinition, graded } from '../check';
import { ofBullet } from '../evidence';
import { verbForm, WEAK_VERBS } from '../../wording/verbs';
import { openerOf, partOf, quoted } from '../../wording/words';

/** Any other word in -ed is an action: the list of verbs is not complete. */
const NO_VERB =
  /^(?:need|speed|indeed|based|detailed|dedicated|experienced|skilled|certified|advanced|limited|related|talented|motivated|unskilled|helped|worked|involved|tasked|hundred|exceed|proceed|succeed)$/i;

export const startsWithAction = (statement: string): boolean => {
  const opener = openerOf(statement);
  const verb = verbForm(opener);
  return verb ? !WEAK_VERBS.has(verb.base) : /^\p{L}{3,}ed$/u.test(opener) && !NO_VERB.test(opener);
};

export const actionVerbs: CheckDefinition = {
  id: 'E3',
  panel: 'tailoring',
  title: 'Bullets that begin with what you did',
  max: 3,
  effort: 2,
  why: 'A bullet that begins with a verb (Built, Led, Audited) says at once what you did.',
  judge({ facts: { statements } }) {
    if (statements.length === 0)
      return {
        share: 0,
        message: 'There are not bullets about your work yet.',
        fix: 'Begin each bullet with what you did: Built, Led, Audited, Taught.',
      };
    const others = statements.filter(({ text }) => !startsWithAction(text));
    const share = 1 - others.length / statements.length;
    const [first] = others;
    return {
      share: graded(share >= 0.8, share >= 0.55),
      message: `${partOf(statements.length - others.length, statements.length, { noun: 'bullet', verbs: ['begins', 'begin'] })} with a strong verb.${first && share < 0.8 ? ` This one does not: ${quoted(first.text)}` : ''}`,
      fix: 'Begin with a verb for what you did: Built, Designed, Led, Reduced, Audited, Taught, Treated, Sold.',
      evidence: share >= 0.8 ? [] : others.slice(0, 6).map(({ bullet }) => ofBullet(bullet)),
    };
  },
};
