import type { Line } from '../../document/line';
import { knownSkill } from '../../lexicon/skills';
import { wordsOf } from '../../lexicon/words';
import { isRating } from './clean-item';

/** The label of a list of skills, and its length in the line. */
interface SkillLabel {
  readonly text: string;
  readonly length: number;
}

const WRITTEN = /^([^:,;|\t]{2,48}?)\s?(?::(?!\/\/)[-–]?|\s[-–—]\s(?=[^,;]{1,60}(?:,|\s\/\s)))\s*/u;
const MAX_LABEL_LENGTH = 6;
const SEPARATOR = /[,;|•·~]/;
const INNER_SEPARATOR = /[^\s•·].*[,;|•·~]/;

/** `Databases: MySQL, Oracle`, `Databases – MySQL, Oracle`; `Python: Advanced` has no label. */
export function writtenLabel({ text: line }: Line): SkillLabel | undefined {
  const [whole, text] = WRITTEN.exec(line) ?? [];
  if (whole === undefined || text === undefined || wordsOf(text).length > MAX_LABEL_LENGTH) return undefined;
  return isRating(line.slice(whole.length)) ? undefined : { text, length: whole.length };
}

/** Where the second cells of labelled rows begin: `Programming` beside `C, C++, Python`. */
export function railOf(lines: readonly Line[]): number | undefined {
  const rows = lines.filter(({ cells }) => cells.length === 2);
  const row = rows.find(
    ({ cells: [first, second] }) => !SEPARATOR.test(first?.text ?? '') && INNER_SEPARATOR.test(second?.text ?? ''),
  );
  return row?.cells[1]?.x;
}

/** A first cell in a column of labels, or a bold one beside one that is not. */
export function cellLabel({ cells }: Line, rail: number | undefined): SkillLabel | undefined {
  const [first, second, third] = cells;
  if (!first || !second || third) return undefined;
  const isInRail = rail !== undefined && Math.abs(second.x - rail) < 3;
  const isBold = first.isBold && !second.isBold && !knownSkill(first.text);
  return isInRail || isBold ? { text: first.text, length: second.from } : undefined;
}

/** A separate bold line above lines that are not. */
export function boldLabel(line: Line, below: Line | undefined): SkillLabel | undefined {
  const isLabel = line.isBold && below && !below.isBold && line.cells.length === 1 && !SEPARATOR.test(line.text);
  return isLabel ? { text: line.text.replace(/:\s*$/, ''), length: line.text.length } : undefined;
}

/**
 * Position of labels that follow their lists: `Oracle, MySQL` beside `Databases`, in at least two
 * rows.
 */
export function rightRailOf(lines: readonly Line[]): number | undefined {
  const rows = lines.filter(
    ({ cells: [first, second, third] }) =>
      first && second && !third && INNER_SEPARATOR.test(first.text) && !SEPARATOR.test(second.text),
  );
  const [one, two] = rows.map(({ cells }) => cells[1]?.x);
  return one !== undefined && two !== undefined && Math.abs(one - two) < 3 ? one : undefined;
}
