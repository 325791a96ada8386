import type { Line } from '../../document/line';
import { findDegree } from '../../fields/education/find-degree';
import { findGrade } from '../../fields/education/find-grade';
import { institutionEvidence } from '../../fields/experience/organization-evidence';
import { continues, isFull, opensGap } from '../bullets/continues';
import { joinLines, type JoinedLine } from '../bullets/joined-lines';
import { findWhen } from '../evidence/when';
import type { Mark } from '../pieces/piece';
import { splitLine } from '../pieces/split-line';
import { isDetail, type EducationMark, type EducationPiece } from './education-kind';
import { unlabeled } from '../labels/find-labels';
import { educationHints } from './education-labels';

/** Features of a line of an education section before its entries are known. */
export interface EducationLine {
  readonly line: Line;
  readonly sources: readonly Line[];
  readonly pieces: readonly EducationPiece[];
  readonly words: number;
  readonly isWrapped: boolean;
  readonly isDetail: boolean;
  readonly isLabeled: boolean;
  readonly headLikelihood: number;
  readonly isGapAbove: boolean;
}

/** Dates and grade of a text. Grades take precedence over dates: `8.4 / 10`, `72.50`. */
export function educationMarks(text: string): Mark<EducationMark>[] {
  const found = findGrade(text);
  // `(Honors)` after a school or a degree is part of its name, `(First Class)` is not.
  const isName = found?.kind === 'class' && text[found.from - 1] === '(' && !/class|division|\d:\d/i.test(found.raw);
  const grade = isName ? undefined : found;
  const when = findWhen(
    grade ? text.slice(0, grade.from) + '|'.repeat(grade.to - grade.from) + text.slice(grade.to) : text,
  );
  const marks: Mark<EducationMark>[] = when.map(({ from, to, value }) => ({ from, to, value: { when: value } }));
  if (grade) marks.push({ from: grade.from, to: grade.to, value: { grade } });
  return marks.sort((a, b) => a.from - b.from);
}

function headLikelihoodOf(pieces: readonly EducationPiece[]): number {
  const texts = pieces.filter((piece) => !piece.mark).map((piece) => piece.text);
  const degree = findDegree(texts[0] ?? '');
  const school = Math.max(0, ...texts.slice(0, 2).map((text) => institutionEvidence(text)));
  return Math.max(degree && degree.from < 6 ? degree.confidence : 0, school > 0.7 ? 0.8 : 0);
}

interface Context {
  readonly group: readonly Line[];
  readonly before: Line | undefined;
  readonly lines: readonly Line[];
}

function educationLineOf({ line, sources }: JoinedLine, { group, before, lines }: Context): EducationLine {
  const text = line.text.slice(0, 2000);
  const { hints, labels } = educationHints(text);
  const isOpen = before && (isFull(before, line, lines) || /\s(?:in|of|and|&|for)$/i.test(before.text));
  const joint = isOpen && line.bullet === undefined ? 'wrap' : 'line';
  const pieces = splitLine(
    line,
    {
      marks: educationMarks(
        unlabeled(
          text,
          labels.filter(({ hint }) => hint !== 'grade'),
        ),
      ),
      hints,
    },
    joint,
  );
  const headLikelihood = headLikelihoodOf(pieces);
  const isOfBody = group[0]?.bullet !== undefined || isDetail(group[0]?.text ?? '');
  return {
    line,
    sources,
    pieces,
    words: text.split(/\s+/).length,
    isWrapped: headLikelihood < 0.7 && isOfBody && continues(line, group, lines),
    isDetail: isDetail(text) && headLikelihood < 0.8,
    isLabeled: labels.length > 0,
    headLikelihood,
    isGapAbove: opensGap(line, before),
  };
}

const opensEducation = (line: Line) => line.bullet !== undefined && findDegree(line.text.slice(0, 60)) !== undefined;

/** The lines of a section with their individual features. */
export function educationLines(lines: readonly Line[]): EducationLine[] {
  const read: EducationLine[] = [];
  let group: Line[] = [];
  for (const joined of joinLines(lines, opensEducation)) {
    const next = educationLineOf(joined, { group, before: read.at(-1)?.line, lines });
    read.push(next);
    group = next.isWrapped ? [...group, joined.line] : [joined.line];
  }
  return read;
}
