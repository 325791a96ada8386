import type { CheckDefinition } from '../check';
import type { CheckContext } from '../context';
import { ofLine } from '../evidence';
import { mentions, searchable } from '../../wording/mentions';
import { listed, partOf } from '../../wording/words';
import longForms from './long-forms.json';

/** In capitals: `Sem` is a semester, `Mis-selling` no information system. */
const LONG_FORMS = Object.entries(longForms).map(([short, long]) => ({
  short,
  long,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])${short}s?(?![\\p{L}\\p{N}])`, 'u'),
}));

export const acronyms: CheckDefinition = {
  id: 'K6',
  panel: 'tailoring',
  title: 'Short and long form',
  max: 0.5,
  effort: 1,
  why: 'One recruiter searches "SEO", the next "Search Engine Optimization"; written once with both you are found by both.',
  judge({ layout: { lines }, resume }: CheckContext) {
    const text = searchable(lines.map((line) => line.text).join(' | '));
    const employers = resume.experience.map(({ company }) => company?.value ?? '');
    const used = LONG_FORMS.flatMap(({ short, long, pattern }) => {
      const line = lines.find((one) => pattern.test(one.text));
      return line && !employers.some((name) => pattern.test(name)) ? [{ short, long, line }] : [];
    });
    if (used.length === 0) return { skip: 'No abbreviations are used that have a usual long form.' };
    const bare = used.filter(({ long }) => !mentions(text, long));
    const [first] = bare;
    return {
      share: 1 - bare.length / used.length,
      message:
        bare.length > 0
          ? `${listed(bare.map(({ short }) => short))} ${bare.length === 1 ? 'is' : 'are'} never written out.`
          : `${partOf(used.length, used.length, { noun: 'abbreviation', verbs: ['is', 'are'] })} also written out.`,
      fix: 'Write the long form once, with the abbreviation in brackets.',
      ...(first && { example: { before: first.short, after: `${first.long} (${first.short})` } }),
      evidence: bare.slice(0, 5).map(({ line }) => ofLine(line)),
    };
  },
};
