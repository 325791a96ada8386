import { COURSE_MODES, type CourseMode } from '@kadam/shared/contract/learning';
import { quoted, ValueError } from '../../../import/errors';
import { ChoiceWords, type Synonyms } from '../../../import/values/choice';
import { readMoment } from '../../../import/values/day';
import { plainText } from '../../../import/values/text';

const FEE_MAX = 100_000_000;
const FREE = /^(?:free(?: of (?:charge|cost))?|nil|no fee|gratis)$/i;
const INDIA_MS = 5.5 * 60 * 60 * 1_000;

/** What a course costs in rupees; 0 when it is free. */
export function readFee(value: unknown): number {
  const text = plainText(value).trim();
  if (FREE.test(text)) return 0;
  const digits = text.replace(/^(?:₹|rs\.?|inr)\s*|\s*(?:₹|rs\.?|inr|\/-)$/gi, '').replace(/(?<=\d),(?=\d)/g, '');
  if (/^\d{1,9}(?:\.0{1,2})?$/.test(digits) && Number(digits) <= FEE_MAX) return Number(digits);
  throw new ValueError(`${quoted(text)} is not a fee in rupees. Write it as 12,500, or Free, or leave it empty.`);
}

/** The day a course starts in India, as 2027-01-11. */
export function readStartDate(value: unknown): string {
  const { kind, at } = readMoment(value);
  return new Date(at.getTime() + (kind === 'time' ? INDIA_MS : 0)).toISOString().slice(0, 10);
}

const MODE_WORDS: Synonyms<CourseMode> = {
  online: ['remote', 'live online', 'virtual', 'distance', 'e-learning', 'self-paced'],
  classroom: ['offline', 'on campus', 'campus', 'in person', 'onsite', 'on site'],
  hybrid: ['blended', 'online and classroom', 'mixed'],
};

export const courseModes = new ChoiceWords<CourseMode>(
  Object.fromEntries(COURSE_MODES.map((mode) => [mode, MODE_WORDS[mode]])) as Synonyms<CourseMode>,
);
