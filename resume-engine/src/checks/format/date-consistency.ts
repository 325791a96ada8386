import { type CheckDefinition, graded } from '../check';
import type { CheckContext } from '../context';
import { ofField } from '../evidence';
import { listed, quoted } from '../../wording/words';
import type { DateRange } from '../../resume/resume';

/** Formats that every system understands. */
const GOOD = ['Mon YYYY', 'Month YYYY', 'NN/YYYY'];

export const dateConsistency: CheckDefinition = {
  id: 'F5',
  panel: 'content',
  title: 'One way of writing dates',
  max: 1.5,
  effort: 1,
  why: 'Mixed date formats make a machine guess how long you worked where.',
  judge({ resume }: CheckContext) {
    const groups = [[...resume.experience, ...resume.projects], resume.education]
      .map((entries) => groupOf(entries.flatMap(({ dates }) => fieldsOf(dates))))
      .filter(({ dates }) => dates.length > 0);
    const count = groups.reduce((sum, { dates }) => sum + dates.length, 0);
    if (count < 2) return { skip: 'There are fewer than two dates to compare.' };
    const share = groups.reduce((sum, { largest }) => sum + largest, 0) / count;
    const odd = groups.flatMap(({ others }) => others);
    const example = odd.flatMap(({ date, usual }) => {
      const after = rewritten(date, usual);
      return after === undefined ? [] : [{ before: date.raw, after }];
    })[0];
    return {
      share: graded(share >= 0.9, share >= 0.7),
      message: groups.flatMap(sentenceOf).join(' ') || `All ${count} dates are written in the same way.`,
      fix: 'Write every date in the same way, best as month and year: Mar 2021 - Jun 2023.',
      ...(example && { example }),
      evidence: odd.map(({ date }) => ofField(date)),
    };
  },
};

const fieldsOf = ({ start, end }: DateRange) => [
  ...(start ? [start] : []),
  ...(end && end.value !== 'present' ? [{ ...end, value: end.value }] : []),
];

type DateField = ReturnType<typeof fieldsOf>[number];

/** Dates that differ from the usual format, or from a good one that the resume also uses. */
function groupOf(dates: readonly DateField[]) {
  const follows = (pattern: string) => dates.filter(({ raw }) => hasPattern(raw, pattern));
  const byCount = [...new Set(dates.map(({ raw }) => datePattern(raw)))]
    .map((pattern) => ({ pattern, count: follows(pattern).length }))
    .sort((one, other) => other.count - one.count);
  const [largest] = byCount;
  const isGood = ({ pattern }: { readonly pattern: string }) => GOOD.includes(pattern);
  const usual = (largest?.pattern === 'YYYY' ? largest : (byCount.find(isGood) ?? largest))?.pattern ?? '';
  const like = dates.find(({ raw }) => datePattern(raw) === usual)?.raw ?? '';
  return {
    dates,
    largest: largest?.count ?? 0,
    others: dates.filter(({ raw }) => !hasPattern(raw, usual)).map((date) => ({ date, usual, like })),
  };
}

function sentenceOf({ dates, others }: ReturnType<typeof groupOf>): string[] {
  const [first] = others;
  if (!first) return [];
  const odd = listed(others.map(({ date }) => quoted(date.raw, 30)));
  return [
    `${others.length} of ${dates.length} dates ${others.length === 1 ? 'is' : 'are'} not written like ${quoted(first.like, 30)}: ${odd}.`,
  ];
}

const hasPattern = (raw: string, pattern: string) =>
  datePattern(raw) === pattern || (isMay(raw) && /^Mon(?:th)? YYYY$/.test(pattern));

/** `May 2021` is both short and long; June and July are often written out among short months. */
const isMay = (raw: string) => /^\W*(?:may|june|july) \d{4}\W*$/i.test(raw);

const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The date with month and year, in the usual format if that is a good one. */
function rewritten({ value: { year, month } }: DateField, usual: string): string | undefined {
  if (month === undefined || usual === 'YYYY') return undefined;
  const name = NAMES[month - 1] ?? '';
  if (usual === 'Month YYYY') return `${name} ${year}`;
  return usual === 'NN/YYYY' ? `${String(month).padStart(2, '0')}/${year}` : `${name.slice(0, 3)} ${year}`;
}

const MONTHS = /\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/gi;
const SHORT = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)\b\.?/gi;

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
