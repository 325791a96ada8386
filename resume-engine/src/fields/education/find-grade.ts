import type { GradeKind } from '../../resume/resume';

/** A grade in a text: `CGPA: 8.4/10`, `72.5 %`, `First Class with Distinction`, `Grade A1`. */
export interface FoundGrade {
  readonly from: number;
  readonly to: number;
  /** As written, with its label. */
  readonly raw: string;
  readonly value: number | string;
  readonly scale?: number;
  readonly kind: GradeKind;
}

interface GradeForm {
  readonly pattern: RegExp;
  readonly kind: GradeKind;
}

const POINT_LABEL = String.raw`(?:c\.?g\.?p\.?a\.?|c\.?p\.?i\.?|s\.?g\.?p\.?a\.?|o\.?g\.?p\.?a\.?|y\.?g\.?p\.?a\.?|cumulative (?:gpa|grade point average)|grade points?(?: average)?)`;
const POINTS = String.raw`(?<value>\d{1,2}(?:\.\d{1,3})?)`;
const SCALE = String.raw`(?:\s{0,2}(?:\/|\(?out of|on(?: a)?(?: scale of)?)\s{0,2}(?<scale>\d{1,2}(?:\.\d{1,2})?)(?![\d%])(?:[ -]?(?:point )?scale)?)?`;
const JOINT = String.raw`\s{0,2}(?:\(?(?:aggregate|overall|till date|till \w{1,8} sem(?:ester)?|current|cumulative)\)?)?\s{0,2}(?:[:=–—-]{1,2}|of|is|was|scored|secured)?\s{0,2}`;
const NUMBER = String.raw`(?<value>\d{1,3}(?:\.\d{1,3})?)`;

// Most specific first: `CGPA 8.4 (84%)` is 8.4.
const FORMS: readonly GradeForm[] = [
  form('cgpa', String.raw`(?<!\p{L})${POINT_LABEL}${JOINT}[(]?${POINTS}(?![\d.]*\s?%)${SCALE}(?!\d)`),
  form('gpa', String.raw`(?<!\p{L})g\.?p\.?a\.?${JOINT}[(]?${POINTS}(?![\d.]*\s?%)${SCALE}(?!\d)`),
  form('cgpa', String.raw`(?<![\d.])${POINTS}${SCALE}\s{0,2}[(]?${POINT_LABEL}(?!\p{L})[)]?`),
  form('gpa', String.raw`(?<![\d.])${POINTS}${SCALE}\s{0,2}[(]?gpa(?!\p{L})[)]?`),
  form('percent', String.raw`(?<![\d.])${NUMBER}\s{0,2}(?:%|percent(?:age)?\b|per cent\b)`),
  form(
    'percent',
    String.raw`\b(?:percentage|percent|marks|aggregate|score|result|scored|secured)(?: obtained| secured| of marks)?(?:\s?\(%\))?\s{0,2}(?:[:=–—-]{1,2}|of)?\s{0,2}(?<value>\d{2,3}(?:\.\d{1,3})?)(?![\d/]|\s?\/)`,
  ),
  form(
    'percent',
    String.raw`(?<![\d./-])(?<value>\d{2,4}(?:\.\d{1,2})?)\s?\/\s?(?<scale>[1-9]\d{1,2}0|[1-9]\d0)(?![\d./-])`,
  ),
  form(
    'cgpa',
    String.raw`(?<![\d./-])(?<value>\d{1,2}\.\d{1,3})\s?\/\s?(?<scale>10|4|5|7|8|9)(?:\.0{1,2})?(?![\d./-])`,
  ),
  form(
    'class',
    String.raw`\b(?<value>(?:first|second|third|upper second|lower second|1st|2nd|3rd|i{1,3}st|i{1,2}nd|i{1,3}rd|i{1,3}|pass)[ -]?(?:class|division|div\.?)(?: (?:upper|lower|honou?rs|hons\.?|division|with honou?rs))?(?:,? (?:with )?distinction)?)(?!\p{L})`,
  ),
  form(
    'class',
    String.raw`\b(?<value>(?:(?:summa|magna) )?cum laude|(?:with )?(?:high(?:est)? )?(?:distinction|honou?rs)\b|gold medal(?:l?ist)?|2:[12]|first class|(?:with )?merit(?=\s*(?:$|[,;|)])))(?!\p{L})`,
  ),
  form(
    'letter',
    String.raw`\bgrade\s?(?:point)?\s{0,2}(?:[:=–—-]{1,2}|of)?\s{0,2}['"‘“]?(?<value>[A-DOSX][12]?\+{0,2}|[A-D]-)(?![\p{L}\d])['"’”]?`,
  ),
  form('letter', String.raw`(?<![\p{L}\d])['"‘“]?(?<value>[A-DOS][12]?\+{0,2})['"’”]?\s(?:grade|\+ grade)\b`),
];

function form(kind: GradeKind, pattern: string): GradeForm {
  return { kind, pattern: new RegExp(pattern, 'iu') };
}

/** The first grade of a text about education: the most specific form wins. */
export function findGrade(text: string): FoundGrade | undefined {
  for (const { kind, pattern } of FORMS) {
    const match = pattern.exec(text);
    const value = match?.groups?.['value'];
    if (!match || value === undefined) continue;
    const grade = { from: match.index, to: match.index + match[0].length, raw: match[0].trim() };
    if (kind === 'class' || kind === 'letter') return { ...grade, kind, value };
    const scale = match.groups?.['scale'];
    const judged = judge(kind, Number(value), scale === undefined ? undefined : Number(scale));
    if (judged) return { ...grade, ...judged };
  }
  return undefined;
}

/** Marks of a total become percent; points above their scale are invalid. */
function judge(
  kind: GradeKind,
  value: number,
  scale?: number,
): Pick<FoundGrade, 'value' | 'scale' | 'kind'> | undefined {
  if (kind === 'percent') {
    if (scale !== undefined)
      return value <= scale && value > 0.2 * scale && (scale < 1900 || scale > 2050)
        ? { kind, value, scale }
        : undefined;
    return value <= 100 ? { kind, value, scale: 100 } : undefined;
  }
  if (value > (scale ?? 10)) return undefined;
  return { kind, value, ...(scale !== undefined && { scale }) };
}
