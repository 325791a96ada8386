import { type Check, graded } from '../check';
import { ofField, ofLine } from '../evidence';
import { counted } from '../../wording/words';

export const skillCount: Check = {
  id: 'K1',
  category: 'keywordsSkills',
  panel: 'section',
  title: 'A list of skills',
  max: 4,
  effort: 2,
  why: 'Recruiters search by skills; what is not in the list is not found.',
  judge({ facts, sections, resume }) {
    const count = facts.hardSkills.length;
    const section = sections.find(({ kinds }) => kinds.includes('skills'));
    const [first] = resume.skills;
    const isGood = count >= 8 && count <= 25;
    const isFair = count >= 5 && count <= 35;
    return {
      share: graded(isGood && section !== undefined, isFair),
      message: sentence(count, section !== undefined),
      fix:
        count > 25 && section
          ? 'Keep the 25 skills that the job asks for and drop the rest.'
          : 'Add a section called Skills with the tools and methods you really know, separated by commas.',
      evidence: section?.heading ? [ofLine(section.heading)] : first ? [ofField(first)] : [],
    };
  },
};

function sentence(count: number, hasSection: boolean): string {
  if (!hasSection)
    return `We found no list of skills${count > 0 ? `, only ${counted(count, 'skill')} named in your text` : ''}.`;
  if (count === 0) return 'There is a heading for skills, but we could not read a skill of your trade below it.';
  return `Your resume lists ${counted(count, 'skill')} of your trade (tools, methods, subjects). Between 8 and 25 work best.`;
}
