import type { Check } from '../check';
import { ofEntry } from '../evidence';
import { counted } from '../../wording/words';
import { educationLevel } from './education-level';

const SCHOOL_YEARS = 3;

export const schooling: Check = {
  id: 'D5',
  category: 'educationCertifications',
  panel: 'section',
  title: 'School only while it counts',
  max: 0.5,
  effort: 1,
  why: 'With some years of work, classes X and XII take the room of something better.',
  judge({ resume: { education }, facts }) {
    if (education.length === 0) return { skip: 'There is no study to look at.' };
    const school = education.filter((entry) => educationLevel(entry) === 'school');
    const isTooMuch = school.length > 0 && school.length < education.length && facts.years >= SCHOOL_YEARS;
    return {
      share: isTooMuch ? 0 : 1,
      message: isTooMuch
        ? `With ${counted(Math.floor(facts.years), 'year')} of work, your ${counted(school.length, 'school entry', 'school entries')} can go.`
        : 'Your schooling is told as far as it counts.',
      fix: 'Drop classes X and XII, unless the advertisement asks for them.',
      evidence: isTooMuch ? school.flatMap(ofEntry) : [],
    };
  },
};
