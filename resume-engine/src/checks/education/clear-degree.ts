import type { EducationEntry } from '../../resume/resume';
import type { CheckDefinition } from '../check';
import { ofEntry } from '../evidence';
import { LEVEL_ORDER, educationLevel } from './education-level';

/** `B.E. (Civil)`, `Bachelor of Science in Nursing`, and degrees of one subject. */
const NAMES_FIELD =
  /\(\s*\p{L}{3}|\b(?:in|of) (?!science|arts|technology|engineering)\p{L}{4}|\b(mbbs|bds|bams|bhms|bca|mca|bba|mba|ll\.?\s?[bm]|[bm]\.?\s?com|[bm]\.?\s?ed|[bm]\.?\s?pharm|b\.?\s?arch|ca|pgdm|gnm|anm|chartered accountant|company secretary)\b/iu;

const namesField = ({ field, degree }: EducationEntry) => field !== undefined || NAMES_FIELD.test(degree?.raw ?? '');

function sentence(written: string | undefined, { isKnown, hasField }: { isKnown: boolean; hasField: boolean }): string {
  if (!isKnown) return written ? `"${written}" is not a degree we know.` : 'We found no degree in your education.';
  return hasField ? `"${written}" is understood.` : `"${written}" is understood, but its subject is missing.`;
}

export const clearDegree: CheckDefinition = {
  id: 'D3',
  panel: 'section',
  title: 'Degree and subject in usual words',
  max: 1,
  effort: 1,
  why: 'A machine compares your degree with a list; it must recognize yours.',
  judge({ resume: { education } }) {
    const [highest] = education
      .map((entry) => ({ entry, level: educationLevel(entry) }))
      .sort((one, other) => LEVEL_ORDER.indexOf(one.level) - LEVEL_ORDER.indexOf(other.level));
    if (!highest) return { skip: 'There is no education to look at.' };
    const { entry, level } = highest;
    const isKnown = level !== 'other';
    const hasField = level === 'school' || namesField(entry);
    const written = entry.degree?.raw;
    return {
      share: (isKnown ? 0.5 : 0) + (hasField ? 0.5 : 0),
      message: sentence(written, { isKnown, hasField }),
      fix: isKnown
        ? 'Write the subject beside the degree, such as B.Com in Accountancy.'
        : 'Write degree and subject in usual words, such as B.Tech in Computer Science.',
      evidence: ofEntry(entry),
    };
  },
};
