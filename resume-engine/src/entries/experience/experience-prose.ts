import { monthNumber } from '../../fields/dates/months';
import { organizationEvidence } from '../../fields/experience/organization-evidence';
import { titleEvidence } from '../../fields/experience/title-evidence';
import { verbForm } from '../../wording/verbs';

const MAX_WORDS = 18;
const ABBREVIATED_END = /\b(?:ltd|inc|co|corp|llc|pvt|bros|govt|dept|univ|etc)\.$/i;
const WORK_OF =
  /^\W*(?:responsible for|(?:awarded|received|won|nominated|promoted|deputed|selected|recogni[sz]ed|felicitated)(?= )|(?:implementation|development|installation|commissioning|migration|maintenance|construction|execution|preparation|coordination|supervision|verification|validation|automation|deployment|integration) of)\b/i;
const FUNCTION_WORD = /^(?:from|with|till|until|since|present|date|years?|months?|into|under)$/;

/**
 * Whether a line is running text, not the head of a job, even if it has dates.
 * @param dateFrom where its first date begins
 */
export function isProseText(text: string, dateFrom = text.length): boolean {
  const words = text.split(/\s+/).length;
  return (
    words > MAX_WORDS ||
    (words > 6 && /[\p{L}\d)]{2}[.;]$/u.test(text) && !ABBREVIATED_END.test(text)) ||
    /^\p{Ll}/u.test(text.replace(/^(?:from|since)\b/i, 'X')) ||
    isReport(text, dateFrom)
  );
}

/** What was done in a time: `Handled the audit from 2015 to 2017`. */
function isReport(text: string, dateFrom: number): boolean {
  if (/\b(?:I|we|my|our)\s\p{Ll}/u.test(text) || WORK_OF.test(text)) return true;
  if (titleEvidence(text) >= 0.6) return false;
  const [first = '', second = ''] = text.split(/\s+/);
  const isVerb = verbForm(first)?.form === 'past' || /^\p{L}{3,}ed$/u.test(first);
  if (isVerb && /^\p{Ll}/u.test(second)) return true;
  return /\p{Ll}{4}/u.test(text.slice(0, dateFrom)) && isLowerCase(text) && organizationEvidence(text) < 0.6;
}

/** Whether most words are lower-case: no name of an employer. */
function isLowerCase(text: string): boolean {
  const long = text.match(/\p{L}{4,}/gu) ?? [];
  const low = long.filter(
    (word) => /^\p{Ll}/u.test(word) && !FUNCTION_WORD.test(word) && monthNumber(word) === undefined,
  );
  return low.length >= 3 && low.length > long.length / 2;
}
