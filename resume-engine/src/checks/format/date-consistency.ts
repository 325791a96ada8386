import { type Check, graded } from '../check';
import type { CheckContext } from '../context';
import { ofField } from '../evidence';
import { counted, listed, quoted } from '../../wording/words';
import type { DateRange } from '../../resume/resume';

const ANY_MONTH = /\bMay\b/i;

export const dateConsistency: Check = {
  id: 'F5',
  category: 'formatStructure',
  panel: 'content',
  title: 'One way of writing dates',
  max: 1.5,
  effort: 1,
  why: 'Mixed date formats make a machine guess how long you worked where.',
  judge({ resume }: CheckContext) {
    const groups = [[...resume.experience, ...resume.projects], resume.education].map((entries) =>
      entries.flatMap(({ dates }) => fieldsOf(dates)),
    );
    const count = groups.flat().length;
    if (count < 2) return { skip: 'There are fewer than two dates to compare.' };
    const odd = groups.flatMap(minority);
    const share = 1 - odd.length / count;
    return {
      share: graded(share >= 0.9, share >= 0.7),
      message:
        odd.length === 0
          ? `All ${count} dates are written in the same way.`
          : `${odd.length} of ${counted(count, 'date')} are written differently from the others: ${listed(odd.map(({ raw }) => quoted(raw, 30)))}.`,
      fix: 'Write every date in the same way, best as month and year: Mar 2021 - Jun 2023.',
      ...(odd[0] &&
        (odd[0].value.month || /^\W*\d{4}\W*$/.test(odd[0].raw)) && {
          example: { before: odd[0].raw, after: rewritten(odd[0]) },
        }),
      evidence: odd.map(ofField),
    };
  },
};

const fieldsOf = ({ start, end }: DateRange) => [
  ...(start ? [start] : []),
  ...(end && end.value !== 'present' ? [{ ...end, value: end.value }] : []),
];

type DateField = ReturnType<typeof fieldsOf>[number];

function minority(dates: readonly DateField[]): DateField[] {
  const counts = new Map<string, number>();
  for (const { raw } of dates) counts.set(datePattern(raw), (counts.get(datePattern(raw)) ?? 0) + 1);
  const [usual] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [''];
  const isMay = (raw: string) => ANY_MONTH.test(raw) && /Mon/.test(usual) && /\d{4}/.test(raw);
  return dates.filter(({ raw }) => datePattern(raw) !== usual && !isMay(raw));
}

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const rewritten = ({ value }: DateField) => `${value.month ? `${NAMES[value.month - 1]} ` : ''}${value.year}`;

const MONTHS = /\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/gi;
const SHORT = /\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?/gi;

/** The format of a date: `Mar 2021` and `Apr 2020` are both `Mon YYYY`. */
export const datePattern = (raw: string): string =>
  raw
    .trim()
    .replace(MONTHS, 'Month')
    .replace(SHORT, 'Mon')
    .replace(/\d{4}/g, 'YYYY')
    .replace(/\d\d/g, 'NN')
    .replace(/\d/g, 'NN')
    .replace(/\s+/g, ' ');
