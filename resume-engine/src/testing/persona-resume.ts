import type { Persona, PersonaProject, PersonaExperience, PersonaEducation } from '../../fixtures/generate/persona';

/** A persona of the fixtures as a JSON Resume with everything the editor shows. */
export const personaResume = (persona: Persona) => ({
  basics: {
    name: persona.name,
    ...(persona.headline && { label: persona.headline }),
    email: persona.email,
    phone: persona.phone,
    location: placeOf(persona.location),
    summary: persona.summary,
    profiles: (persona.links ?? []).map((url) => ({ url })),
  },
  skills: persona.skills.map(({ label, items }) => ({ ...(label && { name: label }), keywords: items })),
  work: persona.experience.map(experienceOf),
  awards: (persona.achievements ?? []).map((title) => ({ title })),
  certificates: persona.certifications ?? [],
  projects: (persona.projects ?? []).map(projectOf),
  education: persona.education.map(educationOf),
  languages: (persona.languages ?? []).map((language) => ({ language })),
});

function placeOf(location: string) {
  const [city = '', ...region] = location.split(', ');
  return { city, region: region.join(', ') };
}

const experienceOf = ({ title, company, location, start, end, bullets }: PersonaExperience) => ({
  position: title,
  name: company,
  ...(location && { location }),
  startDate: start,
  ...(end !== 'present' && { endDate: end }),
  highlights: bullets,
});

const projectOf = ({ name, technologies, description, bullets }: PersonaProject) => ({
  name,
  keywords: technologies ?? [],
  ...(description && { description }),
  highlights: bullets,
});

function educationOf({ degree, field, institution, dates, grade }: PersonaEducation) {
  const [start = '', end] = dates.split(/ [-–] /);
  return {
    studyType: degree,
    ...(field && { area: field }),
    institution,
    ...(end ? { startDate: start, endDate: end } : { endDate: start }),
    ...(grade && { score: grade }),
  };
}
