import { type Check, graded } from '../check';
import { ofEntry } from '../evidence';
import { counted, listed, quoted } from '../../wording/words';

export const depth: Check = {
  id: 'E7',
  category: 'experienceAchievements',
  panel: 'content',
  title: 'Enough about your latest work',
  max: 1.5,
  effort: 2,
  why: 'Your latest work decides; three to seven bullets show it without tiring the reader.',
  judge({ facts: { entries } }) {
    const latest = entries.slice(0, 2);
    if (latest.length === 0)
      return {
        share: 0,
        message: 'There is no work or project to describe yet.',
        fix: 'Describe your internships and projects in three to five bullets each.',
      };
    const rated = latest.map((entry) => {
      const count = entry.bullets.length;
      return { entry, count, share: graded(count >= 3 && count <= 7, count === 2 || count === 8 || count === 9) };
    });
    const share = rated.reduce((sum, rate) => sum + rate.share, 0) / rated.length;
    const counts = rated.map(
      ({ entry, count }) =>
        `${quoted(entry.name || entry.organisation || 'an entry', 40)} has ${counted(count, 'bullet')}`,
    );
    return {
      share,
      message: `${listed(counts)}. Three to seven are usual for your latest work.`,
      fix: rated.some(({ count }) => count < 3)
        ? 'Add bullets about what you did, with what, and what came of it.'
        : 'Keep the seven bullets that matter most for the job you want.',
      evidence: rated.filter((rate) => rate.share < 1).flatMap(({ entry }) => ofEntry(entry)),
    };
  },
};
