import { type CheckDefinition, graded } from '../check';
import { ofLine } from '../evidence';
import { counted, listed } from '../../wording/words';

const UNREADABLE = /[\uFFFD\uE000-\uF8FF]|\(cid:\d{1,5}\)/;

export const cleanCharacters: CheckDefinition = {
  id: 'A5',
  panel: 'atsEssentials',
  title: 'Letters that a machine knows',
  max: 1.5,
  effort: 2,
  needsFile: true,
  why: 'Icon fonts and odd fonts come out as empty boxes, and words with them are not found.',
  judge({ document, layout: { lines } }) {
    const { badCharacters, characters, fonts } = document;
    if (characters === 0) return { skip: 'There is no text to look at.' };
    const share = badCharacters / characters;
    const odd = fonts.filter(({ hasUnicodeMap }) => !hasUnicodeMap).map(({ name }) => name);
    return {
      share: graded(share <= 0.002, share <= 0.01),
      message:
        badCharacters === 0
          ? 'All letters and signs can be read.'
          : `${counted(Math.ceil(badCharacters), 'sign')} of ${characters} cannot be read${odd.length > 0 ? ` (font ${listed(odd)})` : ''}.`,
      fix: 'Use a common font (Calibri, Arial, Noto Sans) and the plain bullet •; write words instead of icons.',
      evidence: lines
        .filter(({ text }) => UNREADABLE.test(text))
        .slice(0, 5)
        .map(ofLine),
    };
  },
};
