import type { Persona } from '../../fixtures/generate/persona';
import type { ResumeDocument } from '../resume-document/resume-document';
import { groupedSkills } from '../resume-document/skill-groups';

/** An invented person of the fixtures as a resume in the editor. */
export const personaDocument = (persona: Persona): ResumeDocument => ({
  basics: {
    name: persona.name,
    ...(persona.headline && { label: persona.headline }),
    email: persona.email,
    phone: persona.phone,
    location: { city: persona.location },
    summary: persona.summary,
    profiles: (persona.links ?? []).map((url) => ({ url })),
  },
  skills: groupedSkills(persona.skills.flatMap(({ items }) => items)),
  work: persona.experience.map(({ title, company, location, start, end, bullets }) => ({
    position: title,
    name: company,
    ...(location && { location }),
    startDate: start,
    ...(end !== 'present' && { endDate: end }),
    highlights: bullets,
  })),
  awards: (persona.achievements ?? []).map((title) => ({ title })),
  certificates: (persona.certifications ?? []).map(({ name, issuer = '', date = '' }) => ({ name, issuer, date })),
  projects: (persona.projects ?? []).map(({ name, technologies = [], bullets }) => ({
    name,
    keywords: technologies,
    highlights: bullets,
  })),
  education: persona.education.map(({ degree, field = '', institution, dates, grade = '' }) => ({
    studyType: degree,
    area: field,
    institution,
    endDate: dates,
    score: grade,
  })),
});
