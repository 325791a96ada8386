import { type CheckDefinition, graded } from '../check';
import { ofField, ofLine } from '../evidence';
import { counted } from '../../wording/words';

const MIN = 8;
const MAX = 25;

export const skillCount: CheckDefinition = {
  id: 'K1',
  panel: 'section',
  title: 'A list of skills',
  max: 4,
  effort: 2,
  why: 'Recruiters search by skills; what is not in the list is not found.',
  judge({ facts, sections, resume }) {
    const count = facts.hardSkills.length;
    const section = sections.find(({ kinds }) => kinds.includes('skills'));
    const [first] = resume.skills;
    const isGood = count >= MIN && count <= MAX;
    const isFair = count >= 5 && count <= 35;
    return {
      share: graded(isGood && section !== undefined, isFair),
      message: sentence(count, section !== undefined),
      fix: fixFor(count, section !== undefined),
      evidence: section?.heading ? [ofLine(section.heading)] : first ? [ofField(first)] : [],
    };
  },
};

function fixFor(count: number, hasSection: boolean): string {
  if (!hasSection)
    return 'Add a section called Skills with the tools and methods you really know, separated by commas.';
  if (count === 0) return 'List the tools and methods you really know under that heading, separated by commas.';
  return count < MIN
    ? `Add at least ${MIN - count} more ${count === MIN - 1 ? 'tool or method' : 'tools or methods'} you really know to your skills.`
    : `Keep the ${MAX} skills that the job asks for and drop the rest.`;
}

function sentence(count: number, hasSection: boolean): string {
  if (!hasSection)
    return `We found no list of skills${count > 0 ? `, only ${counted(count, 'skill')} in your text` : ''}.`;
  if (count === 0) return 'There is a heading for skills, but we found no tool or method below it.';
  return `Your resume lists ${counted(count, 'skill')} (tools, methods, subjects). Between ${MIN} and ${MAX} work best.`;
}
