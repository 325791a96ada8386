import type { CheckDefinition } from '../check';
import { ofEntry } from '../evidence';
import { listed, partOf, quoted } from '../../wording/words';
import type { EntryFacts } from '../facts';

const called = ({ name, organization, lines: [first] }: EntryFacts) =>
  quoted(name || organization || first?.text || 'an entry', 50);

const ENTRIES = { noun: 'entry', nouns: 'entries' };

/** Below the share of a passed check: something is missing. */
const MAX_SHARE = 0.84;

export const experienceCompleteness: CheckDefinition = {
  id: 'E1',
  panel: 'section',
  title: 'Complete entries',
  max: 4,
  effort: 1,
  why: 'Machines build your history from title, employer and dates; an entry that lacks one may not be counted.',
  judge({ facts: { entries } }) {
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
      share: first ? Math.min(MAX_SHARE, share) : share,
      message:
        first === undefined
          ? `${partOf(entries.length, entries.length, { ...nounOf(entries), verbs: ['is', 'are'] })} complete.`
          : `${partOf(partial.length, entries.length, { ...ENTRIES, verbs: ['lacks', 'lack'] })} something. In ${called(first)} we did not find ${listed(first.missing)}.`,
      fix: partial
        .slice(0, 3)
        .map((entry) => `Add to ${called(entry)}: ${listed(entry.missing)}.`)
        .join(' '),
      evidence: partial.flatMap(ofEntry),
    };
  },
};

function nounOf(entries: readonly EntryFacts[]) {
  const [kind = 'job', ...others] = new Set(entries.map((entry) => entry.kind));
  return others.length > 0 ? ENTRIES : { noun: kind };
}
