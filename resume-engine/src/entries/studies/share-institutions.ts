import type { Study } from '../../resume/resume';

const first = (study: Study, key: 'degree' | 'institution') => study[key]?.spans[0]?.line;

/** Whether the school stands above the degree, so that the degrees below it share the school. */
function standsAbove(study: Study): boolean {
  const institution = first(study, 'institution');
  const degree = first(study, 'degree');
  return institution !== undefined && degree !== undefined && institution < degree;
}

/** Several degrees of one school: a degree without a school gets that of the degree above it. */
export function shareInstitutions(studies: readonly Study[]): Study[] {
  let school: Study | null = null;
  return studies.map((study) => {
    if (study.degree && !study.institution && school) {
      const { institution, location } = school;
      return { ...study, ...(institution && { institution }), ...(!study.location && location && { location }) };
    }
    school = standsAbove(study) ? study : null;
    return study;
  });
}
