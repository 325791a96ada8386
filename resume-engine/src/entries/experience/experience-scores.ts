import { titleEvidence } from '../../fields/experience/title-evidence';
import type { Assignment } from '../assign/assign';
import type { When } from '../evidence/when';
import { Heads, usualSurroundings } from '../segment/heads';
import type { Scores } from '../segment/segment';
import type { ExperienceKind } from './experience-kind';
import type { ExperienceLine } from './experience-line';
import type { ExperienceRules } from './experience-rules';

export type ExperienceHead = Assignment<ExperienceKind, When>;
export type ExperienceHeads = Heads<ExperienceKind, When, ExperienceLine>;

const NOT_IN_HEAD = new Set(['project', 'body']);

function lineCost(line: ExperienceLine, row: number): number {
  const { labels, line: own } = line;
  if (labels.some((label) => NOT_IN_HEAD.has(label))) return -Infinity;
  let cost = 0;
  if (line.isWrapped) cost -= 2.5;
  if (line.isProse) cost -= 3.5;
  if (own.bullet !== undefined) cost -= row === 0 ? 1.2 : 0.9;
  if (row > 0 && line.isGapAbove) cost -= 0.7;
  if (line.words > 12 && !line.isSentence) cost -= 0.15 * (line.words - 12);
  return cost;
}

export function experienceHeads(lines: readonly ExperienceLine[], rules: ExperienceRules): ExperienceHeads {
  return new Heads<ExperienceKind, When, ExperienceLine>(lines, {
    rules,
    maxMarks: 3,
    lineCost,
    surroundings: usualSurroundings,
  });
}

/** A line above the first head: if it looks like a head, it should be one. */
function preambleScore({ line, isProse, headLikelihood }: ExperienceLine, hasRange: boolean): number {
  if (line.bullet !== undefined || isProse) return 0.2;
  return (hasRange ? -2 : -0.2) - 1.3 * headLikelihood;
}

/** `– Director, Finance (2015 - Present)` below an employer. */
const isTitleWithDates = (line: ExperienceLine) =>
  hasRangeOf(line) && line.words <= 12 && !line.isProse && titleEvidence(line.pieces[0]?.text ?? '') >= 0.8;
function bodyScore(line: ExperienceLine): number {
  if (line.line.bullet !== undefined && isTitleWithDates(line)) return 0;
  if (line.line.bullet !== undefined || line.isWrapped) return 0.8;
  if (line.isProse || line.labels.length) return 0.6;
  if (hasRangeOf(line) && line.words < 16) return -1.8;
  return (line.line.isBold ? -0.5 : -0.1) - (line.isGapAbove ? 0.3 : 0) - 0.4 * line.headLikelihood;
}

const hasRangeOf = ({ when }: ExperienceLine) => when.some(({ value }) => value.range !== undefined);

export function experienceScores(lines: readonly ExperienceLine[], heads: ExperienceHeads): Scores {
  return {
    head: (from, to) => heads.at(from, to).score,
    body: (at, isFirst) => {
      const line = lines[at];
      if (!line) return 0;
      return isFirst ? preambleScore(line, hasRangeOf(line)) : bodyScore(line);
    },
  };
}
