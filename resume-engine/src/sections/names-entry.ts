import { findDegree } from '../fields/education/find-degree';
import { institutionEvidence, organisationEvidence } from '../fields/experience/organisation-evidence';
import { titleEvidence } from '../fields/experience/title-evidence';

/**
 * Whether a text is a degree, title, employer or school: in bold capitals these look like headings
 * but open an entry.
 */
export function namesEntry(text: string): boolean {
  const degree = findDegree(text);
  if (degree?.from === 0 && degree.to >= text.trim().length - 2) return true;
  return titleEvidence(text) >= 0.9 || organisationEvidence(text) >= 0.95 || institutionEvidence(text) >= 0.95;
}
