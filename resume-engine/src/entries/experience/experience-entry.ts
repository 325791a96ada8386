import type { Field } from '../../document/span';
import type { Line } from '../../document/line';
import type { ExperienceEntry } from '../../resume/resume';
import type { Slot } from '../assign/assign';
import { joinBullets } from '../bullets/join-bullets';
import { dateRangeOf, type When } from '../evidence/when';
import { textField } from '../evidence/text-field';
import type { ExperienceKind } from './experience-kind';
import type { ExperienceHead } from './experience-scores';

const INTERNSHIP =
  /\b(?:intern|interns|internship|trainee|apprentice|apprenticeship|articled?(?:ship)?|summer associate)\b/i;

/** Whether the title is that of a trainee. */
export const isInternTitle = (title: string) => INTERNSHIP.test(title);

function valueOf(head: ExperienceHead, kind: ExperienceKind): Field<string> | undefined {
  const slot: Slot<ExperienceKind, When> | undefined = head.slots.find((one) => one.kind === kind);
  return slot && textField(slot);
}

/** Parts of an entry: its parsed head, its lines, and its section. */
export interface ExperienceParts {
  readonly head: ExperienceHead;
  readonly headLines: readonly Line[];
  readonly bodyLines: readonly Line[];
  readonly isInternship: boolean;
}

export function experienceEntryOf({ head, headLines, bodyLines, isInternship }: ExperienceParts): ExperienceEntry {
  const title = valueOf(head, 'title');
  const company = valueOf(head, 'company');
  const location = valueOf(head, 'location');
  const date = head.slots.find((slot) => slot.kind === 'date')?.pieces[0];
  return {
    ...(title && { title }),
    ...(company && { company }),
    ...(location && { location }),
    dates: date?.mark ? dateRangeOf(date.mark, date.line) : {},
    isInternship: isInternship || (title !== undefined && isInternTitle(title.value)),
    bullets: joinBullets(bodyLines),
    lines: [...headLines, ...bodyLines],
  };
}
