import type { Check } from '../check';
import { ofEntry } from '../evidence';
import { listed, quoted } from '../../wording/words';
import type { EntryFacts } from '../facts';

const called = ({ name, organisation, lines: [first] }: EntryFacts) =>
  quoted(name || organisation || first?.text || 'an entry', 50);

export const experienceCompleteness: Check = {
  id: 'E1',
  category: 'experienceAchievements',
  panel: 'section',
  title: 'Complete entries',
  max: 4,
  effort: 1,
  why: 'Machines build your history from title, employer and dates; an entry that lacks one may not be counted.',
  judge({ facts: { entries, isFresher } }) {
    if (entries.length === 0)
      return {
        share: 0,
        message: 'We found no jobs, internships or projects.',
        fix: 'Add your internships and projects: name, dates, what you did and what you used.',
      };
    const partial = entries.filter(({ missing }) => missing.length > 0);
    const share =
      entries.reduce((sum, { missing, expected }) => sum + 1 - missing.length / expected, 0) / entries.length;
    const [first] = partial;
    return {
      share,
      message:
        first === undefined
          ? `All ${entries.length} of your ${isFresher ? 'internships and projects' : 'jobs'} are complete.`
          : `${partial.length} of ${entries.length} entries lack something. In ${called(first)} we did not find ${listed(first.missing)}.`,
      fix: partial
        .slice(0, 3)
        .map((entry) => `Add to ${called(entry)}: ${listed(entry.missing)}.`)
        .join(' '),
      evidence: partial.flatMap(ofEntry),
    };
  },
};
