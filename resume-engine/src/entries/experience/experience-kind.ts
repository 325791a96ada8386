import type { Piece } from '../pieces/piece';
import type { Candidate } from '../assign/assign';
import type { When } from '../evidence/when';

export type ExperienceKind = 'title' | 'company' | 'location' | 'date' | 'rest';
export const EXPERIENCE_KINDS = ['title', 'company', 'location', 'date', 'rest'] as const;

export type ExperiencePiece = Piece<When>;
export type ExperienceCandidate = Candidate<When>;

const EMPLOYMENT =
  /^(?:[(\s]*)(?:(?:permanent|full[- ]?time|part[- ]?time|contract(?:ual)?|contractor|freelanc(?:e|er|ing)|temporary|temp|internship|seasonal|casual|self[- ]?employed|hybrid|on[- ]?site|work from home|wfh|third party payroll|on payroll|payroll|virtual|apprenticeship|remote|paid|unpaid|probation|c2h|c2c|w2|regular|employee|basis|position|role|job|and|\/|,|-|–|\s)+)(?:[)\s]*)$/i;

/** Words for the type of employment, not for an employer or title. */
export function isEmploymentType(text: string): boolean {
  return EMPLOYMENT.test(text.slice(0, 60));
}

/** Words in place of an employer: self-employed. */
export function isSelfEmployment(text: string): boolean {
  return /^\W*(?:self[- ]?employ(?:ed|ment)|freelanc(?:e|er|ing))\W*$/i.test(text);
}

/** Words after a title for the term or hours of employment: part of the title if in brackets. */
export function isKindOfContract(text: string): boolean {
  return isEmploymentType(text) && !/remote|hybrid|site|home|wfh|virtual/i.test(text);
}

export function isDuration(text: string): boolean {
  return /^\W*(?:\d+(?:\.\d+)?\+?|one|two|three|four|five|six)\s*-?(?:years?|yrs?|months?|mos?|weeks?|days?)\b[\w\s,.&+/]{0,30}\W*$/i.test(
    text.slice(0, 60),
  );
}
