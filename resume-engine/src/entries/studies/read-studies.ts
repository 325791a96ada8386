import type { Line } from '../../document/line';
import type { Study } from '../../resume/resume';
import type { Section } from '../../resume/section';
import { segment } from '../segment/segment';
import { shareInstitutions } from './share-institutions';
import { studyLines, type StudyLine } from './study-line';
import { studyOf } from './study-of';
import { studyRules } from './study-rules';
import { studyHeads, studyScores } from './study-scores';
import { takeStudyForm } from './study-forms';
import { takeStudyTables } from './study-tables';

const linesIn = (lines: readonly StudyLine[], from: number, to: number): Line[] =>
  lines.slice(from, to).flatMap(({ sources }) => sources);

/** More lines about studies than this are no resume. */
const MOST_LINES = 400;

function studiesOfLines(lines: readonly Line[]): Study[] {
  const read = studyLines(lines.slice(0, MOST_LINES));
  const heads = studyHeads(read, studyRules());
  return segment(read.length, studyScores(read, heads))
    .filter(({ from, bodyFrom }) => bodyFrom > from)
    .map(({ from, bodyFrom, to }) =>
      studyOf({
        head: heads.at(from, bodyFrom),
        headLines: linesIn(read, from, bodyFrom),
        bodyLines: linesIn(read, bodyFrom, to),
      }),
    );
}

/** The studies of a resume, in its order: tables row by row, the rest by the best way to part and label its lines. */
export function readStudies(sections: readonly Section[]): Study[] {
  return sections
    .filter(({ kinds }) => kinds.includes('education'))
    .flatMap(({ lines }) =>
      (takeStudyForm(lines) ?? takeStudyTables(lines)).flatMap((part) =>
        'studies' in part ? part.studies : shareInstitutions(studiesOfLines(part.lines)),
      ),
    );
}
