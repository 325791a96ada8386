import type { Check } from '../check';
import { ofLine } from '../evidence';
import { mentions, searchable } from '../../wording/mentions';
import { listed } from '../../wording/words';
import longForms from './long-forms.json';

const LONG_FORMS: readonly (readonly [string, string])[] = Object.entries(longForms);

export const acronyms: Check = {
  id: 'K6',
  category: 'keywordsSkills',
  panel: 'tailoring',
  title: 'Short and long form',
  max: 0.5,
  effort: 1,
  why: 'One recruiter searches "SEO", the next "Search Engine Optimization"; written once with both you are found by both.',
  judge({ layout: { lines } }) {
    const text = searchable(lines.map((line) => line.text).join(' | '));
    const used = LONG_FORMS.filter(([short]) => mentions(text, short));
    if (used.length === 0) return { skip: 'No abbreviations are used that have a usual long form.' };
    const bare = used.filter(([, long]) => !mentions(text, long));
    const [first] = bare;
    return {
      share: 1 - bare.length / used.length,
      message: `${used.length - bare.length} of ${used.length} abbreviations are also written out${bare.length > 0 ? `; not ${listed(bare.map(([short]) => short))}` : ''}.`,
      fix: 'Write the long form once, with the abbreviation in brackets.',
      ...(first && { example: { before: first[0], after: `${first[1]} (${first[0]})` } }),
      evidence: bare
        .flatMap(([short]) => lines.find((line) => mentions(searchable(line.text), short)) ?? [])
        .slice(0, 5)
        .map(ofLine),
    };
  },
};
