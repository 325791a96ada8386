import type { Line } from '../../document/line';
import type { Certification } from '../../resume/resume';
import type { Section } from '../../resume/section';
import { labelWords } from '../labels/find-labels';
import { joinLines } from '../bullets/joined-lines';
import { certificationOf, detailsOf, isOnlyDetails } from './certification-of';

const OTHER = labelWords({
  other:
    'achievements|achievement|awards|award|leadership|activities|languages|interests|hobbies|skills|technical skills|honors|honours|publications|volunteering|memberships|strengths|workshops|extra curricular activities',
});

const CUE =
  /\b(?:certif|credential|licen[cs]e|diploma|course|specialization|nptel|associate|professional|practitioner|trained|training)/i;

/** In a section that is not only about certificates, only lines that say so. */
function isCertification(line: Line, { kinds }: Section): boolean {
  const label = /^([A-Za-z &]{3,32}):/.exec(line.text)?.[1]?.trim().toLowerCase();
  if (label !== undefined && OTHER.has(label)) return false;
  return kinds[0] === 'certifications' || CUE.test(line.text);
}

const mayContinue = (line: Line, next: Line) => line.bullet !== undefined || /^\p{Ll}/u.test(next.text);

/**
 * The certificates of a resume, in order. A line with only an issuer or date belongs to the line
 * above it.
 */
export function readCertifications(sections: readonly Section[]): Certification[] {
  const found: Certification[] = [];
  for (const section of sections.filter(({ kinds }) => kinds.includes('certifications'))) {
    for (const { line } of joinLines(
      section.lines.filter((one) => isCertification(one, section)),
      mayContinue,
    )) {
      const last = found.at(-1);
      if (last && line.bullet === undefined && isOnlyDetails(line))
        found[found.length - 1] = { ...detailsOf(line), ...last };
      else {
        const certification = certificationOf(line);
        if (certification) found.push(certification);
      }
    }
  }
  return found;
}
