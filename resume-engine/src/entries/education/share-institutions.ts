import type { EducationEntry } from '../../resume/resume';

const first = (entry: EducationEntry, key: 'degree' | 'institution') => entry[key]?.spans[0]?.line;

function isAbove(entry: EducationEntry): boolean {
  const institution = first(entry, 'institution');
  const degree = first(entry, 'degree');
  return institution !== undefined && degree !== undefined && institution < degree;
}

/** Several degrees of one school: a degree without a school gets that of the entry above it. */
export function shareInstitutions(education: readonly EducationEntry[]): EducationEntry[] {
  let school: EducationEntry | null = null;
  return education.map((entry) => {
    if (entry.degree && !entry.institution && school) {
      const { institution, location } = school;
      return { ...entry, ...(institution && { institution }), ...(!entry.location && location && { location }) };
    }
    school = isAbove(entry) ? entry : null;
    return entry;
  });
}
