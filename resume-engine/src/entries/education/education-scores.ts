import type { Assignment } from '../assign/assign';
import { Heads, usualSurroundings } from '../segment/heads';
import type { Scores } from '../segment/segment';
import type { EducationKind, EducationMark } from './education-kind';
import type { EducationLine } from './education-line';
import type { EducationRules } from './education-rules';

export type EducationHead = Assignment<EducationKind, EducationMark>;
export type EducationHeads = Heads<EducationKind, EducationMark, EducationLine>;

function lineCost(line: EducationLine, row: number): number {
  let cost = 0;
  if (line.isDetail) cost -= 2.5;
  if (line.isWrapped) cost -= 2;
  if (line.line.bullet !== undefined) cost -= row === 0 ? 0.3 : 0.8;
  if (row > 0 && line.isGapAbove) cost -= 0.8;
  if (row > 0 && line.words > 16) cost -= 0.8;
  return cost;
}

export function educationHeads(lines: readonly EducationLine[], rules: EducationRules): EducationHeads {
  return new Heads<EducationKind, EducationMark, EducationLine>(lines, {
    rules,
    maxMarks: 4,
    lineCost,
    surroundings: usualSurroundings,
  });
}

function bodyScore(line: EducationLine, isFirst: boolean): number {
  if (line.isDetail || line.isWrapped) return 0.6;
  if (line.line.bullet !== undefined) return 0.5 - 1.6 * line.headLikelihood;
  return (isFirst ? -0.3 : -0.1) - 1.4 * line.headLikelihood - (line.isLabeled ? 0.3 : 0);
}

export function educationScores(lines: readonly EducationLine[], heads: EducationHeads): Scores {
  return {
    head: (from, to) => heads.at(from, to).score,
    body: (at, isFirst) => {
      const line = lines[at];
      return line ? bodyScore(line, isFirst) : 0;
    },
  };
}
