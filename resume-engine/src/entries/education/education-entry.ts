import type { Field } from '../../document/span';
import type { Line } from '../../document/line';
import type { EducationEntry } from '../../resume/resume';
import { places } from '../../lexicon/places';
import { joinBullets } from '../bullets/join-bullets';
import { textField } from '../evidence/text-field';
import { dateRangeOf } from '../evidence/when';
import { splitDegree } from './split-degree';
import type { EducationKind } from './education-kind';
import type { EducationHead } from './education-scores';

/** Parts of an entry: its parsed head and its lines. */
export interface EducationParts {
  readonly head: EducationHead;
  readonly headLines: readonly Line[];
  readonly bodyLines: readonly Line[];
}

const slotOf = (head: EducationHead, kind: EducationKind) => head.slots.find((slot) => slot.kind === kind);

function degreeOf(head: EducationHead): Pick<EducationEntry, 'degree' | 'field'> {
  const slot = slotOf(head, 'degree');
  const own = slotOf(head, 'field');
  const field = own && withoutPreposition(textField(own));
  if (!slot) return { ...(field && { field }) };
  const whole = textField(slot);
  if (field && isOpenBracket(whole.value, own))
    return { degree: { ...whole, value: `${whole.value} ${field.value})` } };
  // `B.Tech + M.Tech (Dual Degree) in Mechanical Engineering`
  if (field && own.pieces[0]?.joint === 'bracket') return { degree: whole, field };
  const parts = splitDegree(whole.value);
  const inside = parts.field === undefined ? undefined : fieldInside(whole, parts.field, own);
  const subject = inside ?? field;
  return { degree: { ...whole, value: parts.degree }, ...(subject && { field: subject }) };
}

/** Whether a bracket of the degree is closed on the next line. */
const isOpenBracket = (degree: string, next: Candidate) => next.pieces[0]?.joint === 'wrap' && /\([^()]*$/.test(degree);

type Candidate = NonNullable<ReturnType<typeof slotOf>>;

/** Whether a value is the whole line below a full one, in the same letters. */
function continuesAlone({ pieces: [first], text }: Candidate): boolean {
  return first?.joint === 'wrap' && first.line.text === text && first.isBold && first.line.cells.length === 1;
}

/** The field in the text of a degree; it may continue on the next line. */
function fieldInside(degree: Field<string>, field: string, next: Candidate | undefined): Field<string> {
  const value = next && continuesAlone(next) ? `${field} ${next.text}` : field;
  return { ...degree, value, raw: value };
}

/** `B.A. (Hons) in Political Science`: the subject follows the bracket. */
const withoutPreposition = (field: Field<string>): Field<string> => ({
  ...field,
  value: field.value.replace(/^in\s+/i, ''),
});

function gradeOf(head: EducationHead): EducationEntry['grade'] {
  const slot = slotOf(head, 'grade');
  if (!slot) return undefined;
  const found = slot.pieces[0]?.mark?.grade;
  const text = textField(slot);
  if (!found) {
    const number = Number(/\d+(?:\.\d+)?/.exec(text.value)?.[0] ?? NaN);
    if (Number.isNaN(number)) return { ...text, value: { value: text.value, kind: 'class' } };
    return { ...text, value: { value: number, kind: number > 10 ? 'percent' : 'cgpa' } };
  }
  const { value, scale, kind } = found;
  return { ...text, raw: found.raw, value: { value, kind, ...(scale !== undefined && { scale }) } };
}

/** `University of Groningen (cum laude)` */
const withoutHonours = (field: Field<string>): Field<string> => ({
  ...field,
  value: field.value.replace(/\s*\((?:(?:summa|magna) )?cum laude\)$/i, ''),
});

const SCHOOL_AND_TOWN =
  /^(.+\b(?:college|school|polytechnic|academy|vidyalaya(?:m)?|vidya (?:mandir|bhavan)|high school))\s+(\p{L}+)$/iu;

/**
 * `Kongu Engineering College Erode`: the town after an Indian school is its place. Elsewhere it is
 * part of the name (`Gower College Swansea`).
 */
function withoutTown(institution: Field<string>): { institution: Field<string>; town?: Field<string> } {
  const [, name, town] = SCHOOL_AND_TOWN.exec(institution.value) ?? [];
  const isTown = town && places.get(town)?.some(({ kind, within }) => kind === 'city' && within.includes('India'));
  if (!name || !isTown) return { institution };
  return { institution: { ...institution, value: name }, town: { ...institution, value: town, raw: town } };
}

/** An education entry from its head and the lines below it. */
export function educationEntryOf({ head, headLines, bodyLines }: EducationParts): EducationEntry {
  const [school, board, place] = (['institution', 'board', 'location'] as const).map((kind) => {
    const slot = slotOf(head, kind);
    return slot && withoutHonours(textField(slot));
  });
  const { institution, town } = school ? withoutTown(school) : {};
  const location = place ?? town;
  const date = slotOf(head, 'date')?.pieces[0];
  const grade = gradeOf(head);
  return {
    ...degreeOf(head),
    ...(institution && { institution }),
    ...(board && { board }),
    ...(location && { location }),
    dates: date?.mark?.when ? dateRangeOf(date.mark.when, date.line) : {},
    ...(grade && { grade }),
    bullets: joinBullets(bodyLines),
    lines: [...headLines, ...bodyLines],
  };
}
