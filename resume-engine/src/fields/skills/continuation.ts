import type { Line } from '../../document/line';
import { knownSkill } from '../../lexicon/skills';

const SEPARATOR = /[,;|•·~]/;
const ENDS_OPEN = /[,;&/|•·~-]\s*$/;
/** Tolerance of the width estimate as a share of the line, because letters differ in width. */
const ROUGHLY = 0.03;

/**
 * Whether a line of a list continues the one above: that one ended in a separator, or in the middle
 * of an item.
 * @param edge where the longest line of their block ends, if known
 */
export function isContinuation(above: Line, line: Line, edge: number | undefined): boolean {
  if (line.bullet !== undefined || line.block !== above.block || line.cells.length > 1 || above.cells.length > 2)
    return false;
  if (ENDS_OPEN.test(above.text)) return true;
  if (!SEPARATOR.test(above.text)) return above.bullet !== undefined && /^\p{Ll}/u.test(line.text);
  if (/^[\p{Ll}(]/u.test(line.text) || isKnownTogether(above, line)) return true;
  return edge === undefined ? isOneItem(above, line) : isFull(above, { line, edge });
}

/** How much closer a wrapped item's continuation is than the items of a list are to each other. */
const NEARER = 0.75;

/** The distance of most lines of a list, in usual distances. */
export function usualGap(lines: readonly Line[]): number {
  const gaps = lines.flatMap(({ gapAbove }, at) => (at > 0 && gapAbove > 0 ? [gapAbove] : [])).sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

/**
 * Whether a line of a list without separators continues the item above: it is closer than the lines
 * of the list.
 */
export function isRestOfItem(above: Line, line: Line, usual: number): boolean {
  if (line.bullet !== undefined || line.block !== above.block || line.cells.length + above.cells.length > 2)
    return false;
  const isNear = line.gapAbove > 0 && line.gapAbove < NEARER * usual;
  return isNear && !SEPARATOR.test(above.text + line.text) && !(knownSkill(above.text) && knownSkill(line.text));
}

function isOneItem(above: Line, line: Line): boolean {
  const [first, second] = meeting(above, line);
  return knownSkill(`${first} ${second}`) !== undefined || (!knownSkill(first) && !knownSkill(second));
}

/** `MS` and `Word`, `Oracle` and `11g`: one skill, at least one part of which is none alone. */
function isKnownTogether(above: Line, line: Line): boolean {
  const [first, second] = meeting(above, line);
  const isVersion = /^\d{1,2}(?:\.\d|[a-z])?$/.test(second) && knownSkill(first) !== undefined;
  return isVersion || (knownSkill(`${first} ${second}`) !== undefined && !(knownSkill(first) && knownSkill(second)));
}

const meeting = (above: Line, line: Line): [string, string] => [
  above.text.split(SEPARATOR).at(-1)?.trim() ?? '',
  line.text.split(SEPARATOR)[0]?.trim().replace(/\.$/, '') ?? '',
];

function isFull({ text, x, right }: Line, { line, edge }: { readonly line: Line; readonly edge: number }): boolean {
  const letter = (right - x) / Math.max(1, text.length);
  const word = line.text.split(/[\s,;|•·]/)[0] ?? '';
  return right + letter * (word.length + 1) > edge - ROUGHLY * (edge - x);
}
