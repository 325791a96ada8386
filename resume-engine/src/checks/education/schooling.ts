import type { CheckDefinition } from '../check';
import { ofEntry } from '../evidence';
import { counted } from '../../wording/words';
import { educationLevel } from './education-level';

const SCHOOL_YEARS = 3;

export const schooling: CheckDefinition = {
  id: 'D5',
  panel: 'section',
  title: 'School only while it counts',
  max: 0.5,
  effort: 1,
  why: 'With some years of work, classes X and XII take the room of something better.',
  judge({ resume: { education }, facts }) {
    if (education.length === 0) return { skip: 'There is no education to look at.' };
    const school = education.filter((entry) => educationLevel(entry) === 'school');
    const years = Math.floor(facts.years ?? 0);
    const isTooMuch = school.length > 0 && school.length < education.length && years >= SCHOOL_YEARS;
    return {
      share: isTooMuch ? 0 : 1,
      message: isTooMuch
        ? `With ${counted(years, 'year')} of work, you can leave out your ${school.length === 1 ? 'school entry' : `${school.length} school entries`}.`
        : 'Your resume has no more schooling than it needs.',
      fix: 'Drop classes X and XII, unless the advertisement requires them.',
      evidence: isTooMuch ? school.flatMap(ofEntry) : [],
    };
  },
};
