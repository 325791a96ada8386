import type { EducationEntry } from '../../resume/resume';
import type { CheckDefinition } from '../check';
import { ofEntry, ofField } from '../evidence';

const GRADE_YEARS = 3;
const MAX_CGPA = 10;

type Grade = NonNullable<EducationEntry['grade']>;

const isTooHigh = ({ value: { value, scale, kind } }: Grade) =>
  typeof value === 'number' && value > (kind === 'percent' ? 100 : (scale ?? MAX_CGPA));

const plain = (raw: string) => raw.replace(/[\s).,;]+$/, '');

function findingOf({ raw, value: { value, scale, kind } }: Grade): string | undefined {
  if (typeof value !== 'number') return undefined;
  if (kind === 'percent') return value > 100 ? 'is more than 100%' : undefined;
  if (scale !== undefined) return value > scale ? 'is more than its scale' : undefined;
  if (/\/\s?\d/.test(raw)) return undefined;
  return value > MAX_CGPA ? 'is more than any usual scale' : 'has no scale';
}

/** Only where the scale is unambiguous. */
function exampleFor({ raw, value: { value, kind, scale } }: Grade) {
  const isOutOfTen =
    kind === 'cgpa' && scale === undefined && typeof value === 'number' && value > 5 && value <= MAX_CGPA;
  return isOutOfTen ? { example: { before: plain(raw), after: `CGPA ${value}/10` } } : {};
}

export const grade: CheckDefinition = {
  id: 'D4',
  panel: 'section',
  title: 'A grade with its scale',
  max: 1,
  effort: 1,
  why: 'Campus drives filter by grade; "8.4" alone may be 8.4 of 10 or of 4.',
  judge({ resume: { education }, facts }) {
    const grades = education.flatMap((entry) => entry.grade ?? []);
    const [first] = education;
    if (!first) return { skip: 'There is no education to look at.' };
    if (grades.length === 0)
      return (facts.years ?? 0) > GRADE_YEARS
        ? { skip: `With more than ${GRADE_YEARS} years of work a grade is not expected.` }
        : {
            share: 0,
            message: 'Your education gives no grade.',
            fix: 'Add your CGPA or percentage with its scale, if it helps you: CGPA 8.4/10.',
            evidence: ofEntry(first),
          };
    const invalid = grades.flatMap((one) => (findingOf(one) ? [{ one, finding: findingOf(one) }] : []));
    const [worst] = invalid;
    return {
      share: 1 - invalid.length / grades.length,
      message: worst ? `The grade "${plain(worst.one.raw)}" ${worst.finding}.` : 'Your grades have a scale.',
      fix:
        worst && isTooHigh(worst.one)
          ? 'Correct the grade or its scale.'
          : 'Write the scale behind the grade, such as /10 or /4.',
      ...(worst && exampleFor(worst.one)),
      evidence: invalid.length > 0 ? invalid.map(({ one }) => ofField(one)) : grades.slice(0, 1).map(ofField),
    };
  },
};
