import type { Line } from '../../document/line';
import { knownSkill } from '../../lexicon/skills';

const SEPARATOR = /[,;|•·~]/;
const ENDS_OPEN = /[,;&/|•·~-]\s*$/;
/** Letters are not equally wide: the estimate may be off by this share of the line. */
const ROUGHLY = 0.03;

/**
 * Whether a line of a list is the rest of the one above: that one ended in a separator, or in the middle of an item.
 * @param edge where the longest line of their block ends, where that is known
 */
export function goesOn(above: Line, line: Line, edge: number | undefined): boolean {
  if (line.bullet !== undefined || line.block !== above.block || line.cells.length > 1 || above.cells.length > 2)
    return false;
  if (ENDS_OPEN.test(above.text)) return true;
  if (!SEPARATOR.test(above.text)) return above.bullet !== undefined && /^\p{Ll}/u.test(line.text);
  if (/^[\p{Ll}(]/u.test(line.text) || isKnownTogether(above, line)) return true;
  return edge === undefined ? isOneItem(above, line) : isFull(above, { line, edge });
}

/** How much nearer the rest of a wrapped item stands to its line than the items of a list stand to each other. */
const NEARER = 0.75;

/** The distance in which most lines of a list stand, in usual distances. */
export function usualGap(lines: readonly Line[]): number {
  const gaps = lines.flatMap(({ gapAbove }, at) => (at > 0 && gapAbove > 0 ? [gapAbove] : [])).sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

/** Whether a line of a list without separators is the rest of the item above: it stands nearer than the lines of the list do. */
export function isRestOfItem(above: Line, line: Line, usual: number): boolean {
  if (line.bullet !== undefined || line.block !== above.block || line.cells.length + above.cells.length > 2)
    return false;
  const isNear = line.gapAbove > 0 && line.gapAbove < NEARER * usual;
  return isNear && !SEPARATOR.test(above.text + line.text) && !(knownSkill(above.text) && knownSkill(line.text));
}

/** `Amazon Web` and `Services` are one skill, `GD&T` and `CNC Programming` are two. */
function isOneItem(above: Line, line: Line): boolean {
  const [first, second] = meeting(above, line);
  return knownSkill(`${first} ${second}`) !== undefined || (!knownSkill(first) && !knownSkill(second));
}

/** `MS` and `Word`, `Oracle` and `11g`: one skill, of which at least one part alone is none. */
function isKnownTogether(above: Line, line: Line): boolean {
  const [first, second] = meeting(above, line);
  const isVersion = /^\d{1,2}(?:\.\d|[a-z])?$/.test(second) && knownSkill(first) !== undefined;
  return isVersion || (knownSkill(`${first} ${second}`) !== undefined && !(knownSkill(first) && knownSkill(second)));
}

/** The last item of one line and the first of the next. */
const meeting = (above: Line, line: Line): [string, string] => [
  above.text.split(SEPARATOR).at(-1)?.trim() ?? '',
  line.text.split(SEPARATOR)[0]?.trim().replace(/\.$/, '') ?? '',
];

/** Whether the next word would not have fitted: the line was broken by its end, not by the writer. */
function isFull({ text, x, right }: Line, { line, edge }: { readonly line: Line; readonly edge: number }): boolean {
  const letter = (right - x) / Math.max(1, text.length);
  const word = line.text.split(/[\s,;|•·]/)[0] ?? '';
  return right + letter * (word.length + 1) > edge - ROUGHLY * (edge - x);
}
