import { titleNouns } from '../../lexicon/titles';
import { squeeze, wordsOf } from '../../lexicon/words';
import { legalForms, organizationCues } from '../../lexicon/organizations';
import { findDegree } from '../education/find-degree';
import { findPlaces } from '../places/find-places';
import { titleEvidence } from '../experience/title-evidence';

const NOT_IN_NAMES = new Set(
  (
    'resume cv curriculum vitae biodata bio data profile contact contacts summary objective experience work employment education academic ' +
    'qualification qualifications skills skill technical professional career personal details information info about me projects project ' +
    'certifications certification languages language interests hobbies references reference declaration achievements awards publications ' +
    'strengths address email phone mobile linkedin github portfolio website page present declaration history core competencies key areas of expertise ' +
    'highlights overview training internship internships volunteer activities extra curricular responsibilities the and for with in to my ' +
    'nationality gender male female married single indian father mother name date birth status marital passport signature place year years ' +
    'university college school institute board percentage cgpa gpa results driven oriented seeking passionate dedicated motivated ' +
    'where what who how why when all worked studied things other about'
  ).split(' '),
);

/**
 * Penalty against a text being a name: 0 for none, above 4 excludes it. `Md` before a name is short
 * for Mohammed, not for managing director.
 */
export function namePenalty(name: string, isHeading: boolean): number {
  const own = name.replace(/^md[.\s]\s?(?=\p{L}{3})/iu, '');
  const words = wordsOf(own).map(({ folded }) => folded);
  const headingWords = words.filter((word) => NOT_IN_NAMES.has(word)).length;
  const nouns = words.filter((word) => titleNouns.has(word)).length;
  return (
    (isHeading ? 1.5 : 0) +
    (headingWords > 0 ? 3 + 4 * (headingWords / words.length) : 0) +
    (nouns > 0 || titleEvidence(own) >= 0.5 ? 5 : 0) +
    (legalForms.findAll(name).length > 0 ? 4 : 0) +
    (organizationCues.findAll(name).length > 0 ? 2 : 0) +
    (findPlaces(name).some(({ from, to }) => to - from >= name.length - 1) ? 4 : 0) +
    ((findDegree(own)?.raw.length ?? 0) > 0.6 * name.length && squeeze(name).length > 2 ? 3 : 0)
  );
}
