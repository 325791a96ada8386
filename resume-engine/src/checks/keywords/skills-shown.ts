import { type CheckDefinition, graded } from '../check';
import { ofField } from '../evidence';
import { listed, partOf } from '../../wording/words';
import { evidenced } from './skill-places';

export const skillsShown: CheckDefinition = {
  id: 'K3',
  panel: 'tailoring',
  title: 'Skills shown at work',
  max: 4,
  effort: 2,
  why: 'A skill that your work or projects never mention looks like a word in a list.',
  judge(context) {
    const { hardSkills } = context.facts;
    if (hardSkills.length === 0) return { skip: 'There are no listed skills to look for.' };
    const shown = evidenced(context);
    const bare = hardSkills.filter(({ value }) => !shown.has(value));
    const share = 1 - bare.length / hardSkills.length;
    return {
      share: graded(share >= 0.6, share >= 0.35),
      message: `${partOf(hardSkills.length - bare.length, hardSkills.length, { noun: 'listed skill', verbs: bare.length === hardSkills.length ? ['appears', 'appear'] : ['also appears', 'also appear'] })} in your work or projects.`,
      fix: `Mention ${listed(
        bare.map(({ value }) => value),
        4,
      )} in a bullet about work or a project where you used ${bare.length === 1 ? 'it' : 'them'}.`,
      evidence: share >= 0.6 ? [] : bare.slice(0, 6).map(ofField),
    };
  },
};
