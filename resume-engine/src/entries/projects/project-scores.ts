import { usualSurroundings } from '../segment/heads';
import type { Scores } from '../segment/segment';
import type { ProjectLine } from './project-line';

/**
 * Whether a bullet begins with the name of a project: `• Chat app: a website for …`, `• **Chat
 * app** – …`.
 */
function isNamedBullet({ line, pieces }: ProjectLine): boolean {
  const [first, second] = pieces;
  if (!first || first.text.split(/\s+/).length > 7) return false;
  return (
    ['colon', 'dash', 'pipe', 'mark'].includes(second?.joint ?? '') || (!line.isBold && line.cells[0]?.isBold === true)
  );
}

function nameScore(line: ProjectLine): number {
  if (line.label === 'name') return 3;
  if (line.label !== undefined || line.isWrapped || line.isTechnologies) return -Infinity;
  if (line.isProse) return line.line.bullet !== undefined && isNamedBullet(line) ? -0.1 : -Infinity;
  const dated = line.when.length ? 0.8 : 0;
  const bold = line.line.cells[0]?.isBold ? 0.6 : 0;
  return (line.line.bullet !== undefined ? -0.4 : 0.3) + dated + bold - Math.max(0, line.words - 9) * 0.2;
}

function isSmallPrint({ line, isProse, label, words }: ProjectLine, name: ProjectLine): boolean {
  const isSmaller = line.size < name.line.size - 0.3 || (name.line.isBold && !line.isBold) || line.isItalic;
  return isSmaller && line.bullet === undefined && !isProse && !label && words < 12;
}

/** A second line of a head has technologies, dates, or a subtitle in another style. */
function belowName(line: ProjectLine, name: ProjectLine): number {
  if (line.isTechnologies || line.label === 'technologies' || line.label === 'date') return 0.4;
  const isOnlyDate = line.pieces.length > 0 && line.pieces.every((piece) => piece.mark);
  if (isOnlyDate) return 0.6;
  return isSmallPrint(line, name) ? 0.1 : -Infinity;
}

function bodyScore(line: ProjectLine, isFirst: boolean): number {
  if (isFirst) return -0.5;
  if (line.label === 'name') return -1.5;
  if (line.line.bullet !== undefined || line.isWrapped || line.isProse || line.label) return 0.5;
  return line.line.cells[0]?.isBold || line.when.length ? -0.6 : 0;
}

export function projectScores(lines: readonly ProjectLine[]): Scores {
  return {
    head: (from, to) => {
      const first = lines[from];
      if (!first) return -Infinity;
      const below = lines.slice(from + 1, to).reduce((sum, line) => sum + belowName(line, first), 0);
      return nameScore(first) + below + usualSurroundings(lines, from, to);
    },
    body: (at, isFirst) => {
      const line = lines[at];
      return line ? bodyScore(line, isFirst) : 0;
    },
  };
}
