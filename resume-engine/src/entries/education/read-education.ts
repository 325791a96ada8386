import type { Line } from '../../document/line';
import type { EducationEntry } from '../../resume/resume';
import type { Section } from '../../resume/section';
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

export function readEducation(sections: readonly Section[]): EducationEntry[] {
  return sections
    .filter(({ kinds }) => kinds.includes('education'))
    .flatMap(({ lines }) =>
      (takeEducationForm(lines) ?? takeEducationTables(lines)).flatMap((part) =>
        'education' in part ? part.education : shareInstitutions(educationOfLines(part.lines)),
      ),
    );
}
