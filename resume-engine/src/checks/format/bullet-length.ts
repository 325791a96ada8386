import { type CheckDefinition, graded } from '../check';
import { ofBullet } from '../evidence';
import { listed, partOf, wordsOf } from '../../wording/words';

const MIN_LENGTH = 8;
const MAX_LENGTH = 30;

export const bulletLength: CheckDefinition = {
  id: 'F7',
  panel: 'content',
  title: 'Length of bullets',
  max: 1.5,
  effort: 2,
  why: 'A bullet of 8 to 30 words has room for what you did and what came of it, and is still read to its end.',
  judge({ facts }) {
    const bullets = facts.statements.filter(({ bullet }) => bullet.hasGlyph);
    if (bullets.length === 0) return { skip: 'There are not bullets to measure.' };
    const lengths = bullets.map((statement) => ({ ...statement, words: wordsOf(statement.text).length }));
    const short = lengths.filter(({ words }) => words < MIN_LENGTH);
    const long = lengths.filter(({ words }) => words > MAX_LENGTH);
    const good = bullets.length - short.length - long.length;
    return {
      share: graded(good / bullets.length >= 0.8, good / bullets.length >= 0.6),
      message: `${partOf(good, bullets.length, { noun: 'bullet', verbs: ['has', 'have'] })} 8 to 30 words${others({ short: short.length, long: long.length })}.`,
      fix:
        long.length >= short.length
          ? 'Split the long bullets, or drop what the job does not ask for.'
          : 'Say in the short bullets what you used and what came of it.',
      evidence: [...long, ...short].slice(0, 8).map(({ bullet }) => ofBullet(bullet)),
    };
  },
};

function others({ short, long }: { readonly short: number; readonly long: number }): string {
  const parts = [
    ...(short > 0 ? [`${short} ${short === 1 ? 'is' : 'are'} shorter`] : []),
    ...(long > 0 ? [`${long} ${long === 1 ? 'is' : 'are'} longer`] : []),
  ];
  return parts.length === 0 ? '' : `; ${listed(parts)}`;
}
