import { type CheckDefinition, graded } from '../check';
import { ofBullet } from '../evidence';
import { improved } from '../../enhance/improve-bullet';
import { weakPhrase } from '../../wording/phrases';
import { listed, partOf } from '../../wording/words';

export const weakPhrases: CheckDefinition = {
  id: 'E5',
  panel: 'tailoring',
  title: 'No weak phrases',
  max: 2,
  effort: 1,
  why: '"Responsible for" says what you should have done; "Built" says what you did.',
  judge({ facts: { statements } }) {
    if (statements.length === 0) return { skip: 'There are not bullets about your work yet.' };
    const weak = statements.flatMap((statement) => {
      const phrase = weakPhrase(statement.text);
      return phrase === undefined ? [] : [{ ...statement, phrase }];
    });
    const share = weak.length / statements.length;
    const example = weak.flatMap(({ text, entry }) => {
      const after = improved(text, entry.isCurrent);
      return after && after !== text && weakPhrase(after) === undefined ? [{ before: text, after }] : [];
    })[0];
    const phrases = [...new Set(weak.map(({ phrase }) => `"${phrase.toLowerCase()}"`))];
    return {
      share: graded(share <= 0.1, share <= 0.25),
      message:
        weak.length === 0
          ? 'No bullet hides what you did behind weak phrases.'
          : `${partOf(weak.length, statements.length, { noun: 'bullet', verbs: ['uses', 'use'] })} ${weak.length === 1 ? 'a weak phrase' : 'weak phrases'}: ${listed(phrases)}.`,
      fix: `Replace ${listed(phrases)} with a verb for what you did yourself.`,
      ...(example && { example }),
      evidence: weak.slice(0, 6).map(({ bullet }) => ofBullet(bullet)),
    };
  },
};
