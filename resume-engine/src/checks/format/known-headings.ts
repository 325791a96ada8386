import { type CheckDefinition, graded } from '../check';
import { ofLine } from '../evidence';
import { listed, partOf, quoted } from '../../wording/words';

export const knownHeadings: CheckDefinition = {
  id: 'F3',
  panel: 'section',
  title: 'Headings a machine knows',
  max: 2,
  effort: 1,
  why: 'Applicant tracking systems sort your text by its headings; under an unknown heading it may be left out.',
  judge({ sections }) {
    const headed = sections.filter(({ heading }) => heading !== undefined);
    const odd = headed.filter(({ kinds }) => kinds[0] === 'custom').flatMap(({ heading }) => heading ?? []);
    if (headed.length === 0)
      return {
        share: 0,
        message: 'We found no headings in your resume.',
        fix: 'Put headings on lines of their own: Summary, Skills, Experience, Projects, Education, Certifications.',
      };
    const share = 1 - odd.length / headed.length;
    return {
      share: graded(share >= 0.8, share >= 0.5),
      message: `${partOf(headed.length - odd.length, headed.length, { noun: 'heading', verbs: ['is', 'are'] })} known to machines.`,
      fix: `Rename ${listed(odd.map(({ text }) => quoted(text, 40)))} to ${odd.length === 1 ? 'a usual heading' : 'usual headings'} such as Experience, Projects or Skills.`,
      evidence: odd.map(ofLine),
    };
  },
};
