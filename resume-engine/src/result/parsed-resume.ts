import type { ParsedResume, ParsedExperience, ParsedEducation } from '../parsed-resume';
import type { Field } from '../document/span';
import type { DateRange, Project, Resume, ExperienceEntry, EducationEntry } from '../resume/resume';
import { certificateLine } from '../enhance/enhance';

/** Converts a resume to its wire format. */
export function toParsedResume(resume: Resume): ParsedResume {
  const { contact, skills } = resume;
  const ofKind = (kind: 'technical' | 'soft') =>
    skills.filter((skill) => skill.kind === kind).map(({ value }) => value);
  return {
    contact: {
      name: contact.name?.value ?? '',
      email: contact.email?.value ?? '',
      phone: contact.phone?.value ?? '',
      location: contact.location?.value ?? '',
      links: contact.links.map(({ value }) => value),
    },
    summary: resume.summary?.value ?? '',
    technicalSkills: ofKind('technical'),
    softSkills: ofKind('soft'),
    skills: skills.map(({ value }) => value),
    experience: resume.experience.map(toExperience),
    education: resume.education.map(toEducation),
    projects: resume.projects.map(toProject),
    certifications: resume.certifications.map(certificateLine),
    languages: resume.languages.map(({ value }) => value),
    achievements: resume.achievements.map(({ text }) => text),
  };
}

const toExperience = ({ company, title, dates, location, bullets }: ExperienceEntry): ParsedExperience => ({
  company: company?.value ?? '',
  role: title?.value ?? '',
  startDate: dates.start?.raw ?? '',
  endDate: dates.end?.raw || (dates.end ? 'Present' : ''),
  location: location?.value ?? '',
  bullets: bullets.map(({ text }) => text),
});

const textOf = (field: Field<string> | undefined) => field?.value ?? '';

function yearOf({ start, end }: DateRange): number | undefined {
  const last = end && end.value !== 'present' ? end.value : start?.value;
  return last?.year;
}

function toEducation({ institution, board, degree, field, dates, grade, bullets }: EducationEntry): ParsedEducation {
  const year = yearOf(dates);
  return {
    institution: textOf(institution ?? board),
    degree: textOf(degree),
    field: textOf(field),
    startDate: dates.start?.raw ?? '',
    endDate: dates.end?.raw ?? '',
    ...(year !== undefined && { year: String(year) }),
    ...(grade && { grade: grade.raw }),
    bullets: bullets.map(({ text }) => text),
  };
}

const toProject = ({ name, technologies, bullets }: Project) => ({
  name: name.value,
  technologies,
  description: bullets.map(({ text }) => text).join(' '),
});
