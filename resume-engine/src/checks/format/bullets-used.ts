import { type CheckDefinition, graded } from '../check';
import { ofBullet } from '../evidence';

export const bulletsUsed: CheckDefinition = {
  id: 'F6',
  panel: 'content',
  title: 'Bullets rather than paragraphs',
  max: 1.5,
  effort: 2,
  why: 'Bullets are read; paragraphs are skipped.',
  judge({ facts: { statements } }) {
    if (statements.length === 0) return { skip: 'There is no text about your work yet.' };
    const size = statements.reduce((sum, { text }) => sum + text.length, 0);
    const paragraphs = statements.filter(({ bullet }) => !bullet.hasGlyph);
    const share = 1 - paragraphs.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, size);
    return {
      share: graded(share >= 0.6, share >= 0.3),
      message: `${Math.round(share * 100)}% of the text about your work is in bullets.`,
      fix: 'Split each paragraph into bullets, one thing you did in each.',
      evidence: share >= 0.6 ? [] : paragraphs.slice(0, 5).map(({ bullet }) => ofBullet(bullet)),
    };
  },
};
