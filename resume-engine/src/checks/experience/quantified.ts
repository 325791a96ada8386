import type { CheckDefinition } from '../check';
import { ofBullet } from '../evidence';
import { hasQuantity } from '../../wording/quantities';
import { partOf, quoted } from '../../wording/words';
import { questionFor } from '../../wording/questions';

const FULL_SHARE = 0.55;

export const quantified: CheckDefinition = {
  id: 'E2',
  panel: 'content',
  title: 'Numbers in your bullets',
  max: 5,
  effort: 2,
  why: 'Numbers are what a recruiter remembers: how many, how much, how fast.',
  judge({ facts: { statements } }) {
    if (statements.length === 0)
      return {
        share: 0,
        message: 'There are not bullets about your work yet.',
        fix: 'Write three bullets for each job or project: what you did, with what, and what came of it in numbers.',
      };
    const bare = statements.filter(({ text }) => !hasQuantity(text));
    const count = statements.length - bare.length;
    const [first] = bare;
    return {
      share: Math.min(1, count / statements.length / FULL_SHARE),
      message: `${partOf(count, statements.length, { noun: 'bullet', verbs: ['has', 'have'] })} a number.`,
      ...(first && {
        fix: `Add numbers that you know. For ${quoted(first.text)} ask yourself: ${questionFor(first.text)}`,
      }),
      evidence: bare.slice(0, 6).map(({ bullet }) => ofBullet(bullet)),
    };
  },
};
