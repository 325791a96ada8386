import type { AtsResult } from './ats-result';

type Field = AtsResult['fields'][number];

/** Below this the reader is asked to look for themselves. */
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

/** A field's name for people: `experience.0.role` is 'Job 1 title', `contact.email` is 'Email'. */
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

/** A stretch of a line: plain, or what a field was read from. */
export interface Stretch {
  readonly text: string;
  readonly field?: Field;
}

/** A line cut into stretches; fields that lie over one another keep the first. */
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
