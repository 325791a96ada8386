import type { CheckDefinition } from '../check';
import { ofBullet, ofField } from '../evidence';
import { counted } from '../../wording/words';

const SHOWN =
  /\b(led|lead|leading|managed|mentored|trained|coached|presented|negotiated|coordinated|co-ordinated|collaborated|liaised|resolved|organi[sz]ed|supervised|taught|guided|facilitated|persuaded|counsel?led|communicated|cross[- ]functional|team of|(?:with|for|to|from) (?:\w+ ){0,2}(?:clients?|stakeholders?|customers))\b/i;

export const softSkills: CheckDefinition = {
  id: 'K4',
  panel: 'tailoring',
  title: 'People skills shown, not only listed',
  max: 2,
  effort: 2,
  why: 'Anybody can write "team work"; a bullet about leading four people proves it.',
  judge({ facts, resume }) {
    const count = facts.softSkills.length;
    const shown = facts.statements.filter(({ text }) => SHOWN.test(text));
    const isSmallPart = resume.skills.length === 0 || count / resume.skills.length <= 0.4;
    const parts = [count >= 3 && count <= 8, isSmallPart, shown.length > 0];
    return {
      share: parts.filter(Boolean).length / parts.length,
      message: `You list ${count === 0 ? 'no people skills' : counted(count, 'people skill')} (3 to 8 are usual), and ${shown.length === 0 ? 'no bullet shows' : `${counted(shown.length, 'bullet')} ${shown.length === 1 ? 'shows' : 'show'}`} one at work.`,
      fix:
        shown.length === 0
          ? 'Add a bullet in which you led, trained, presented, coordinated or solved something with others.'
          : count < 3
            ? 'Name three to five people skills that the job asks for, such as stakeholder management or mentoring.'
            : 'Keep the people skills that your bullets show and drop the others.',
      evidence: [
        ...shown.slice(0, 3).map(({ bullet }) => ofBullet(bullet)),
        ...facts.softSkills.slice(0, 3).map(ofField),
      ],
    };
  },
};
