import type { AtsResult } from './ats-result';

type Field = AtsResult['fields'][number];

/** Below this confidence the user is asked to check. */
const SURE = 0.6;

export const isUnsure = ({ confidence }: Pick<Field, 'confidence'>): boolean => confidence < SURE;

const GROUPS: Readonly<Record<string, string>> = {
  experience: 'Job',
  education: 'Study',
  projects: 'Project',
  certifications: 'Certificate',
  skills: 'Skill',
  technicalSkills: 'Skill',
  softSkills: 'People skill',
  achievements: 'Achievement',
  languages: 'Language',
};

const NAMES: Readonly<Record<string, string>> = {
  role: 'title',
  startDate: 'from',
  endDate: 'to',
  links: 'Link',
  bullets: 'line',
  gpa: 'grade',
};

/** The label of a field: `experience.0.role` is 'Job 1 title', `contact.email` is 'Email'. */
export function fieldLabel(path: string): string {
  const [head = '', ...rest] = path.split('.');
  if (head === 'contact') return capital(nameOf(rest[0] ?? ''));
  const group = GROUPS[head];
  if (!group) return capital(nameOf(head));
  const [index = '', part] = rest;
  const number = /^\d+$/.test(index) ? ` ${Number(index) + 1}` : '';
  return part ? `${group}${number} ${nameOf(part)}` : group;
}

const nameOf = (part: string) => NAMES[part] ?? part;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A part of a line: plain, or the source of a field. */
export interface Stretch {
  readonly text: string;
  readonly field?: Field;
}

/** Splits a line into parts; of overlapping fields the first wins. */
export function stretchesOf(text: string, fields: readonly Field[], place: { page: number; line: number }): Stretch[] {
  const found = fields
    .flatMap((field) =>
      field.evidence
        .filter(({ page, line }) => page === place.page && line === place.line)
        .map((evidence) => ({ field, from: text.indexOf(evidence.text), length: evidence.text.length })),
    )
    .filter(({ from, length }) => from >= 0 && length > 0)
    .toSorted((one, other) => one.from - other.from || other.length - one.length);
  const stretches: Stretch[] = [];
  let end = 0;
  for (const { field, from, length } of found) {
    if (from < end) continue;
    if (from > end) stretches.push({ text: text.slice(end, from) });
    end = from + length;
    stretches.push({ text: text.slice(from, end), field });
  }
  if (end < text.length) stretches.push({ text: text.slice(end) });
  return stretches;
}
