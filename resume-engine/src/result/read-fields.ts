import type { ReadField } from '../analysis';
import { ofField } from '../checks/evidence';
import type { Field } from '../document/span';
import type { DateRange, Resume } from '../resume/resume';

type Named = Readonly<Record<string, Field<unknown> | undefined>>;

export function readFields(resume: Resume): ReadField[] {
  const { contact, headline, summary } = resume;
  const { name, email, phone, location } = contact;
  return [
    ...under('contact', { name, email, phone, location }),
    ...each('contact.links', contact.links),
    ...under('', { headline, summary }),
    ...resume.experience.flatMap(({ title, company, location: place, dates }, at) =>
      under(`experience.${at}`, { role: title, company, location: place, ...ends(dates) }),
    ),
    ...resume.education.flatMap(({ degree, field, institution, board, location: place, grade, dates }, at) =>
      under(`education.${at}`, { degree, field, institution, board, location: place, grade, ...ends(dates) }),
    ),
    ...resume.projects.flatMap((project, at) =>
      under(`projects.${at}`, { name: project.name, ...ends(project.dates) }),
    ),
    ...resume.certifications.flatMap((one, at) =>
      under(`certifications.${at}`, { name: one.name, issuer: one.issuer, date: one.date, expires: one.expires }),
    ),
    ...each('skills', resume.skills),
    ...each('languages', resume.languages),
  ];
}

const ends = ({ start, end }: DateRange): Named => ({ startDate: start, endDate: end });

const each = (path: string, fields: readonly Field<unknown>[]) =>
  fields.map((field, at) => shown(`${path}.${at}`, field));

const under = (path: string, fields: Named) =>
  Object.entries(fields).flatMap(([key, field]) => (field ? [shown(path ? `${path}.${key}` : key, field)] : []));

const shown = (path: string, field: Field<unknown>): ReadField => ({
  path,
  value: typeof field.value === 'string' && field.value !== 'present' ? field.value : field.raw,
  confidence: Math.round(field.confidence * 100) / 100,
  evidence: field.spans
    .map(({ page, line, text }) => ({ page, line, text }))
    .slice(0, 5)
    .concat(field.spans.length === 0 ? [ofField(field)] : []),
});
