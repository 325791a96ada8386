import type { EducationEntry } from '../../resume/resume';
import type { CheckDefinition } from '../check';
import { ofEntry } from '../evidence';
import { listed } from '../../wording/words';

const lacks = ({ degree, institution, board, dates }: EducationEntry) => [
  ...(degree ? [] : ['the degree']),
  ...(institution || board ? [] : ['the college or school']),
  ...(dates.end || dates.start ? [] : ['the year']),
];

export const completeEducation: CheckDefinition = {
  id: 'D2',
  panel: 'section',
  title: 'Degree, college and year',
  max: 3,
  effort: 1,
  why: 'Eligibility is often decided by degree and year of passing alone.',
  judge({ resume: { education } }) {
    const rated = education.map((entry) => ({ entry, missing: lacks(entry) }));
    const [best] = [...rated].sort((one, other) => one.missing.length - other.missing.length);
    if (!best)
      return {
        share: 0,
        message: 'We found no degree with its college and year.',
        fix: 'Write for each degree: its name, the college or university, and the year of passing.',
      };
    return {
      share: 1 - best.missing.length / 3,
      message:
        best.missing.length === 0
          ? 'Your education has a degree with its college and year.'
          : `Your most complete education entry lacks ${listed(best.missing)}.`,
      fix: `Add ${listed(best.missing)} to it.`,
      evidence: ofEntry(best.entry),
    };
  },
};
