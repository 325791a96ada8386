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

const AREA = String.raw`(?:web|programming|scripting|markup|query|database|cloud|devops|test(?:ing)?|automation|front[- ]?end|back[- ]?end|full[- ]?stack|mobile|operating|development|version control|source control|build|design|office|other|technical|big data|data|reporting|monitoring|ci\/cd|server|application|app|middleware|computer|core|soft|software|hardware|networking?|machine learning|ml|statistical|analytics|analytical|bi|visuali[sz]ation|erp|project management|(?:bug|defect|issue) tracking|containeri[sz]ation|javascript|java|python|cad|accounting|known|familiar)`;
const NOUNS =
  'technologies|languages|tools|frameworks|databases|libraries|platforms|systems|packages|ides|methodologies|utilities|environments|servers|skills|proficiency|proficiencies|expertise';
const ALONE =
  'language|tool|framework|database|platform|methodology|ide|version control|front[- ]?end|back[- ]?end|web|cloud|db|os|others?|(?:front[- ]?end|back[- ]?end|web|mobile) development';
const JOINT = String.raw`(?:\s?[/&,]\s?|\sand\s|\s)`;
const PLURAL_GROUP = String.raw`(?:${AREA}${JOINT})*(?:${NOUNS})(?:\s?[/&]\s?(?:${NOUNS})|\sand\s(?:${NOUNS}))?`;
const GROUP = new RegExp(String.raw`^(?:${PLURAL_GROUP}|(?:${AREA}\s)?(?:${ALONE}))(?:\sknown|\sused)?$`, 'i');
const GROUP_BEFORE = new RegExp(String.raw`^(${PLURAL_GROUP})(?:\s[-–—]\s|\s)`, 'i');
const PLURAL = new RegExp(String.raw`^${PLURAL_GROUP}$`, 'i');

/** `Web Technologies`, `Frameworks & Libraries`: the name of a group of skills. */
export const isGroupName = (text: string): boolean => GROUP.test(text.trim().replace(/\s?:$/, ''));

/** A group name that is not a skill in a list either: `Web Technologies`, not `Cloud`. */
export const isPluralGroup = (text: string): boolean => PLURAL.test(text.trim());

/** A group name alone above its skills, or before them without a mark: `Databases MySQL`. */
export function groupLabel({ text, cells }: Line, below: Line | undefined): SkillLabel | undefined {
  if (cells.length > 1) return undefined;
  if (!isGroupName(text)) return labelBefore(text);
  const isAbove = below !== undefined && !isGroupName(below.text) && (!knownSkill(text) || SEPARATOR.test(below.text));
  return isAbove ? { text: text.replace(/\s?:$/, ''), length: text.length } : undefined;
}

function labelBefore(text: string): SkillLabel | undefined {
  const [whole = '', label] = GROUP_BEFORE.exec(text) ?? [];
  if (label === undefined || knownSkill(text) || !/^[\p{Lu}\p{N}.]/u.test(text.slice(whole.length))) return undefined;
  return SEPARATOR.test(text) || /[-–—]\s$/.test(whole) ? { text: label, length: whole.length } : undefined;
}

/** `Databases: MySQL, Oracle`, `Databases – MySQL, Oracle`; `Python: Advanced` has no label. */
export function writtenLabel({ text: line }: Line): SkillLabel | undefined {
  const [whole, text] = WRITTEN.exec(line) ?? [];
  if (whole === undefined || text === undefined || wordsOf(text).length > MAX_LABEL_LENGTH) return undefined;
  return isRating(line.slice(whole.length)) ? undefined : { text, length: whole.length };
}

/** Where the second cells of labeled rows begin: `Programming` beside `C, C++, Python`. */
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
