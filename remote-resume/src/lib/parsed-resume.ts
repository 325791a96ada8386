import type { ParsedResume } from '@kadam/shared/contract/resume';
import { listOf, recordOf, textOf, textsOf, type JsonRecord } from './json-values';

/** A parsed resume in any known spelling; missing parts are empty. */
export function toParsedResume(value: unknown): ParsedResume {
  const resume = recordOf(value);
  const contact = recordOf(resume.contact);
  return {
    contact: {
      name: textOf(contact.name),
      email: textOf(contact.email),
      phone: textOf(contact.phone),
      location: textOf(contact.location),
      links: textsOf(contact.links),
    },
    summary: textOf(resume.summary),
    technicalSkills: textsOf(resume.technicalSkills),
    softSkills: textsOf(resume.softSkills),
    skills: textsOf(resume.skills),
    experience: entriesOf(resume.experience).map(toJob),
    education: entriesOf(resume.education).map(toStudy),
    projects: entriesOf(resume.projects).map(toProject),
    certifications: namesOf(resume.certifications),
    languages: textsOf(resume.languages),
    achievements: textsOf(resume.achievements),
  };
}

const entriesOf = (value: unknown) => listOf(value).map(recordOf);

/** Names from texts or objects with a name. */
export const namesOf = (value: unknown): readonly string[] =>
  listOf(value)
    .map((entry) => textOf(entry) || textOf(recordOf(entry).name))
    .filter((name) => name !== '');

const toJob = (job: JsonRecord): ParsedResume['experience'][number] => ({
  company: textOf(job.company),
  role: textOf(job.role) || textOf(job.title),
  startDate: textOf(job.startDate),
  endDate: textOf(job.endDate),
  location: textOf(job.location),
  bullets: linesOf(job.bullets),
});

const toStudy = (study: JsonRecord): ParsedResume['education'][number] => ({
  institution: textOf(study.institution),
  degree: textOf(study.degree),
  field: textOf(study.field),
  startDate: textOf(study.startDate),
  endDate: textOf(study.endDate) || textOf(study.year),
  ...(textOf(study.grade) && { grade: textOf(study.grade) }),
  bullets: [...linesOf(study.bullets), ...linesOf(study.details)],
});

const toProject = (project: JsonRecord): ParsedResume['projects'][number] => ({
  name: textOf(project.name),
  technologies: textsOf(project.technologies),
  description: textOf(project.description),
});

const linesOf = (value: unknown): readonly string[] =>
  (typeof value === 'string' ? value.split('\n') : listOf(value)).map(textOf).filter((line) => line !== '');
