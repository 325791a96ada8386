import type { Field } from '../../document/span';
import type { Line } from '../../document/line';
import type { EducationEntry } from '../../resume/resume';
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
  const field = own && withoutPreposition(textField(own, 'study-field'));
  if (!slot) return { ...(field && { field }) };
  const whole = textField(slot, 'study-degree');
  const parts = splitDegree(whole.value);
  const inside: Field<string> | undefined =
    parts.field === undefined ? undefined : { ...whole, value: parts.field, raw: parts.field, rule: 'study-field' };
  const subject = inside ?? field;
  return { degree: { ...whole, value: parts.degree }, ...(subject && { field: subject }) };
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
  const text = textField(slot, 'study-grade');
  if (!found) {
    const number = Number(/\d+(?:\.\d+)?/.exec(text.value)?.[0] ?? NaN);
    if (Number.isNaN(number)) return { ...text, value: { value: text.value, kind: 'class' } };
    return { ...text, value: { value: number, kind: number > 10 ? 'percent' : 'cgpa' } };
  }
  const { value, scale, kind } = found;
  return { ...text, raw: found.raw, value: { value, kind, ...(scale !== undefined && { scale }) } };
}

/** An education entry from its head and the lines below it. */
export function educationEntryOf({ head, headLines, bodyLines }: EducationParts): EducationEntry {
  const [institution, board, location] = (['institution', 'board', 'location'] as const).map((kind) => {
    const slot = slotOf(head, kind);
    return slot && textField(slot, `study-${kind}`);
  });
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
