import type { ParsedResume, ParsedProject, ParsedExperience, ParsedEducation } from '../parsed-resume';
import { storedDate } from './dates';
import { storedProfile } from './links';
import { storedCertificate, storedLanguage } from './one-line-items';
import { storedLocation } from './places';
import type { Period, Project, ResumeDocument, Education, Experience } from './resume-document';
import { groupedSkills } from './skill-groups';

/**
 * Converts a parsed resume for the editor: every text as parsed, skills in the specified groups.
 */
export function fromParsedResume(resume: ParsedResume): ResumeDocument {
  const { contact } = resume;
  return {
    basics: {
      name: contact.name,
      email: contact.email,
      phone: contact.phone,
      location: storedLocation({}, contact.location),
      summary: resume.summary,
      ...(contact.links.length > 0 && { profiles: contact.links.map((link) => storedProfile({}, link)) }),
    },
    skills: groupedSkills([...resume.skills, ...resume.technicalSkills, ...resume.softSkills]),
    work: resume.experience.map(toExperience),
    awards: resume.achievements.map((title) => ({ title })),
    certificates: resume.certifications.map((line) => storedCertificate({}, line)),
    projects: resume.projects.map(toProject),
    education: resume.education.map(toEducation),
    languages: resume.languages.map((line) => storedLanguage({}, line)),
  };
}

const toExperience = ({ company, role, location, startDate, endDate, bullets }: ParsedExperience): Experience => ({
  position: role,
  name: company,
  location,
  ...periodOf(startDate, endDate),
  highlights: bullets,
});

const toProject = ({ name, technologies, description }: ParsedProject): Project => ({
  name,
  keywords: technologies,
  highlights: description
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
});

const toEducation = ({
  institution,
  degree,
  field,
  startDate,
  endDate,
  year,
  grade,
  bullets,
}: ParsedEducation): Education => ({
  studyType: degree,
  area: field,
  institution,
  ...periodOf(startDate, endDate || (startDate ? '' : (year ?? ''))),
  ...(grade && { score: grade }),
  courses: bullets,
});

/** A start alone is the only known date: it does not mean the job is current. */
export function periodOf(start: string, end: string): Period {
  if (start === '') return end === '' ? {} : { endDate: storedDate(end) };
  if (end === '') return { endDate: storedDate(start) };
  return { startDate: storedDate(start), ...(end !== 'Present' && { endDate: storedDate(end) }) };
}
