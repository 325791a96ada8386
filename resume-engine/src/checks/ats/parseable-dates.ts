import { type CheckDefinition, graded } from '../check';
import { ofLine } from '../evidence';
import { partOf } from '../../wording/words';

const DATE_LIKE = /\b(?:19|20)\d\d\b|['’]\d\d\b/;

export const parseableDates: CheckDefinition = {
  id: 'A9',
  panel: 'atsEssentials',
  title: 'Dates that a machine understands',
  max: 0.5,
  effort: 1,
  why: 'Years of experience are worked out from these dates.',
  judge({ resume }) {
    const entries = [...resume.experience, ...resume.education].filter(({ lines }) => lines.length > 0);
    if (entries.length === 0) return { skip: 'There are no entries with dates.' };
    const unread = entries.filter(({ dates }) => !dates.start && !dates.end);
    const share = 1 - unread.length / entries.length;
    const lines = unread.flatMap(
      (entry) => entry.lines.find(({ text }) => DATE_LIKE.test(text)) ?? entry.lines.slice(0, 1),
    );
    return {
      share: graded(share === 1, share >= 0.7),
      message: `${partOf(entries.length - unread.length, entries.length, { noun: 'entry', nouns: 'entries', verbs: ['has', 'have'] })} dates that a machine understands.`,
      fix: 'Write month and year on the first line of each entry: Jan 2021 - Mar 2023.',
      evidence: lines.map(ofLine),
    };
  },
};
