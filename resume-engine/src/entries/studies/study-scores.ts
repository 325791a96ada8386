import type { Assignment } from '../assign/assign';
import { Heads, usualSurroundings } from '../segment/heads';
import type { Scores } from '../segment/segment';
import type { StudyKind, StudyMark } from './study-kind';
import type { StudyLine } from './study-line';
import type { StudyRules } from './study-rules';

export type StudyHead = Assignment<StudyKind, StudyMark>;
export type StudyHeads = Heads<StudyKind, StudyMark, StudyLine>;

function lineCost(line: StudyLine, row: number): number {
  let cost = 0;
  if (line.isDetail) cost -= 2.5;
  if (line.isWrapped) cost -= 2;
  if (line.line.bullet !== undefined) cost -= row === 0 ? 0.3 : 0.8;
  if (row > 0 && line.line.gapAbove > 1.35) cost -= 0.8;
  // Another degree below the first opens the next entry.
  if (row > 0 && line.words > 16) cost -= 0.8;
  return cost;
}

/** The readings of the lines of an education section as heads. */
export function studyHeads(lines: readonly StudyLine[], rules: StudyRules): StudyHeads {
  return new Heads<StudyKind, StudyMark, StudyLine>(lines, {
    rules,
    mostMarks: 4,
    lineCost,
    surroundings: usualSurroundings,
  });
}

function bodyScore(line: StudyLine, isFirst: boolean): number {
  if (line.isDetail || line.isWrapped) return 0.6;
  if (line.line.bullet !== undefined) return 0.5 - 1.6 * line.pull;
  return (isFirst ? -0.3 : -0.1) - 1.4 * line.pull - (line.isLabelled ? 0.3 : 0);
}

/** The scores by which an education section is parted into studies. */
export function studyScores(lines: readonly StudyLine[], heads: StudyHeads): Scores {
  return {
    head: (from, to) => heads.at(from, to).score,
    body: (at, isFirst) => {
      const line = lines[at];
      return line ? bodyScore(line, isFirst) : 0;
    },
  };
}
