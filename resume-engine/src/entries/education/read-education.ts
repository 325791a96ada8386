import type { Line } from '../../document/line';
import type { Field } from '../../document/span';
import { findDegree } from '../../fields/education/find-degree';
import type { Certification, EducationEntry, ResumeDate } from '../../resume/resume';
import { isKnownIssuer } from '../certifications/certification-of';
import type { Section } from '../../resume/section';
import { separateLabels } from '../labels/find-labels';
import { EDUCATION_WORDS } from './education-labels';
import { segment } from '../segment/segment';
import { shareInstitutions } from './share-institutions';
import { educationLines, type EducationLine } from './education-line';
import { educationEntryOf } from './education-entry';
import { educationRules } from './education-rules';
import { educationHeads, educationScores } from './education-scores';
import { takeEducationForm } from './education-forms';
import { takeEducationTables } from './education-tables';

const linesIn = (lines: readonly EducationLine[], from: number, to: number): Line[] =>
  lines.slice(from, to).flatMap(({ sources }) => sources);

/** Upper limit of education lines in a resume. */
const MAX_LINES = 400;

function educationOfLines(lines: readonly Line[]): EducationEntry[] {
  const read = educationLines(lines.slice(0, MAX_LINES));
  const heads = educationHeads(read, educationRules());
  return segment(read.length, educationScores(read, heads))
    .filter(({ from, bodyFrom }) => bodyFrom > from)
    .map(({ from, bodyFrom, to }) =>
      educationEntryOf({
        head: heads.at(from, bodyFrom),
        headLines: linesIn(read, from, bodyFrom),
        bodyLines: linesIn(read, bodyFrom, to),
      }),
    );
}

/** Degrees, and certificates listed among them (`Coursera`, `NPTEL`). */
export interface ReadEducation {
  readonly education: readonly EducationEntry[];
  readonly certifications: readonly Certification[];
}

export function readEducation(sections: readonly Section[]): ReadEducation {
  const own = entriesIn(sections);
  const entries = own.length > 0 ? own : educationOfLines(qualificationsIn(sections));
  return {
    education: entries.filter((entry) => !isCertificate(entry)),
    certifications: entries.filter(isCertificate).flatMap(certificationOfEntry),
  };
}

const QUALIFICATION = /^\W*(?:(?:educational|academic|highest) )?qualifications?\s*[:\t–-][\s:–-]*/iu;

/** `Qualification : 10th from …` among the personal details of a biodata. */
const qualificationsIn = (sections: readonly Section[]): Line[] =>
  sections
    .filter(({ kinds: [kind] }) => kind === 'header' || kind === 'personal')
    .flatMap(({ lines }) => lines)
    .flatMap((line) => {
      const label = QUALIFICATION.exec(line.text)?.[0];
      const text = label === undefined ? '' : line.text.slice(label.length);
      const [cell] = line.cells;
      return cell && findDegree(text) ? [{ ...line, text, cells: [{ ...cell, text, from: 0 }] }] : [];
    });

/** A course of a known issuer of certificates that leads to no degree. */
function isCertificate({ degree, institution }: EducationEntry): boolean {
  if (!institution || !isKnownIssuer(institution.value)) return false;
  return !degree || /certif/i.test(degree.value) || findDegree(degree.value)?.from !== 0;
}

function certificationOfEntry({ degree, field, institution, dates: { end } }: EducationEntry): Certification[] {
  if (!degree) return [];
  const raw = [degree.value, field?.value].filter(Boolean).join(' in ');
  const date = end && end.value !== 'present' ? (end as Field<ResumeDate>) : undefined;
  const name = { ...degree, value: raw, raw };
  return [{ name, ...(institution && { issuer: institution }), ...(date && { date }) }];
}

function entriesIn(sections: readonly Section[]): EducationEntry[] {
  return sections
    .filter(({ kinds }) => kinds.includes('education'))
    .map(({ lines }) => separateLabels(lines, EDUCATION_WORDS))
    .flatMap((lines) =>
      (takeEducationForm(lines) ?? takeEducationTables(lines)).flatMap((part) =>
        'education' in part ? part.education : shareInstitutions(educationOfLines(part.lines)),
      ),
    );
}
