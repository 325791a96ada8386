import type { EducationEntry } from '../../resume/resume';
import type { Check } from '../check';
import { ofEntry } from '../evidence';
import { LEVEL_ORDER, educationLevel } from './education-level';

const NAMES_FIELD = /\b(mbbs|bds|bca|mca|bba|mba|ll\.?b|b\.?\s?com|m\.?\s?com|ca|pgdm|gnm|anm)\b/i;

const namesField = ({ field, degree }: EducationEntry) => field !== undefined || NAMES_FIELD.test(degree?.value ?? '');

function sentence(written: string | undefined, { isKnown, hasField }: { isKnown: boolean; hasField: boolean }): string {
  if (!isKnown) return `We could not tell which degree ${written ? `"${written}"` : 'your highest study'} is.`;
  return hasField ? `"${written}" is understood.` : `"${written}" is understood, but its subject is missing.`;
}

export const clearDegree: Check = {
  id: 'D3',
  category: 'educationCertifications',
  panel: 'section',
  title: 'Degree and subject in usual words',
  max: 1,
  effort: 1,
  why: 'A machine compares your degree with a list; it must recognize yours.',
  judge({ resume: { education } }) {
    const [highest] = education
      .map((entry) => ({ entry, level: educationLevel(entry) }))
      .sort((one, other) => LEVEL_ORDER.indexOf(one.level) - LEVEL_ORDER.indexOf(other.level));
    if (!highest) return { skip: 'There is no study to look at.' };
    const { entry, level } = highest;
    const isKnown = level !== 'other';
    const hasField = level === 'school' || namesField(entry);
    const written = entry.degree?.raw;
    return {
      share: (isKnown ? 0.5 : 0) + (hasField ? 0.5 : 0),
      message: sentence(written, { isKnown, hasField }),
      fix: 'Write degree and subject in usual words.',
      example: { before: written ?? 'Graduation', after: 'B.Tech in Computer Science' },
      evidence: ofEntry(entry),
    };
  },
};
