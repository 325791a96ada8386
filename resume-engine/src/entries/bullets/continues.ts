import type { Line } from '../../document/line';

const GAP = 1.35;

const edges = new WeakMap<readonly Line[], ReadonlyMap<number, number>>();

function rightEdge(lines: readonly Line[], block: number): number {
  const known = edges.get(lines) ?? edgesOf(lines);
  edges.set(lines, known);
  return known.get(block) ?? 0;
}

function edgesOf(lines: readonly Line[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const { block, right } of lines) found.set(block, Math.max(found.get(block) ?? 0, right));
  return found;
}

const endsSentence = (text: string) => /[.!?:;]["”')\]]?$/.test(text.trimEnd());

/** Whether a line is so long that its next word had to wrap. */
export function isFull(line: Line, next: Line, lines: readonly Line[]): boolean {
  const edge = rightEdge(lines, line.block);
  const width = edge - Math.min(line.x, next.x);
  const firstWord = (/^\S+/.exec(next.text)?.[0].length ?? 4) + 1;
  const letter = line.text.length ? (line.right - line.x) / line.text.length : 5;
  return line.right + Math.max(firstWord * letter, width * 0.06) >= edge && width > 120;
}

/** Whether a line is apart from the one above it, or begins an entry beside another. */
export const opensGap = (line: Line, before: Line | undefined): boolean =>
  line.gapAbove > GAP || (before !== undefined && line.source === 'pdf' && isBeside(line, before));

const isBeside = (line: Line, before: Line): boolean =>
  before.page === line.page && before.block !== line.block && line.y <= before.y;

const startsLow = ({ text }: Line) => /^[\p{Ll}(&,]/u.test(text);

function continuesBullet(line: Line, group: readonly Line[], lines: readonly Line[]): boolean {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last || /\t|\s[|]\s/.test(line.text) || line.x < first.x - 1.5) return false;
  if (startsLow(line)) return true;
  const isAfterFull = isFull(last, line, lines);
  return line.x > first.x + 1.5 ? isAfterFull || !endsSentence(last.text) : isAfterFull;
}

/** Whether `line` continues the last line of `group`, whose first line may have a bullet. */
export function continues(line: Line, group: readonly Line[], lines: readonly Line[]): boolean {
  const last = group.at(-1);
  if (!last || line.bullet !== undefined || (line.isBold && !last.isBold)) return false;
  if (line.page === last.page && line.gapAbove > GAP) return false;
  if (group[0]?.bullet !== undefined) return continuesBullet(line, group, lines);
  if (startsLow(line) && !endsSentence(last.text)) return true;
  return Math.abs(line.x - last.x) < 2 && isFull(last, line, lines);
}
