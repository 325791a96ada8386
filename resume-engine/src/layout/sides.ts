import { findDateRanges } from '../fields/dates/find-date-ranges';
import { headingKinds } from '../sections/heading-kinds';
import type { Phrase } from './phrases';

const DATE_LIKE =
  /\b(?:19|20)\d{2}\b|\b(?:present|till date|to date|current|ongoing|now)\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b\.?,?\s*['’]?\d{2}|^\d{1,2}[/.-]\d{2,4}\b|^[\d.]+\s?(?:%|\/\s?\d+|cgpa|gpa)|^\d+\+?\s(?:years?|months?|yrs?|mos?)\b/iu;
const MAX_RAIL_WORDS = 6;

/** Whether a text is a date, a grade or a duration. */
export const isDateLike = (text: string): boolean => DATE_LIKE.test(text);

/**
 * Whether a side of a page only holds annotations of the other: dates, places and grades, or the
 * headings of text at their height. Such lines are read row by row.
 */
export function isRail(side: readonly Phrase[]): boolean {
  const short = side.filter((phrase) => phrase.text.split(/\s+/u).length <= MAX_RAIL_WORDS);
  const dates = short.filter((phrase) => isDateLike(phrase.text));
  const headings = headingCount(side);
  if ((dates.length + headings) / side.length >= 0.7 && (headings > 1 || dates.length > 0)) return true;
  return headings === 0 && dates.length >= 0.45 * side.length && short.length >= 0.85 * side.length;
}

/**
 * Phrases that are headings by their words, alone or with the phrase above or below them (`Work`
 * over `Experience`).
 */
function headingCount(side: readonly Phrase[]): number {
  const looks = new Set(side.filter((phrase) => phrase.isHeading).map((phrase) => phrase.look));
  const sharesLook = looks.size === 1 ? side.filter((phrase) => looks.has(phrase.look)).length : 0;
  const worded = side.filter((phrase, at) => phrase.isHeading || isPartOfHeading(side, at)).length;
  return looks.size === 1 && sharesLook <= worded + 2 ? Math.max(worded, sharesLook) : worded;
}

function isPartOfHeading(side: readonly Phrase[], at: number): boolean {
  const phrase = side[at]!;
  return [side[at - 1], side[at + 1]].some((other) => {
    if (other?.look !== phrase.look || Math.abs(other.y - phrase.y) > 2 * phrase.size) return false;
    const [upper, lower] = other.y < phrase.y ? [other, phrase] : [phrase, other];
    return headingKinds(`${upper.text} ${lower.text}`) !== undefined;
  });
}

/** Certainty that a side is a column: 2 with a heading, 1 with paragraphs, 0 with neither. */
export function columnEvidence(side: readonly Phrase[]): 0 | 1 | 2 {
  if (side.some((phrase) => phrase.isHeading && isAlone(phrase, side))) return 2;
  return paragraphCount(side) >= 2 ? 1 : 0;
}

const MAX_LINES_ABOVE_HEADING = 5;

/**
 * Whether a column has a heading near its top, as required unless it continues from another page;
 * table cells have none.
 */
export function beginsSoon(side: readonly Phrase[]): boolean {
  const heading = side.findIndex((phrase) => phrase.isHeading && isAlone(phrase, side));
  return heading <= Math.max(MAX_LINES_ABOVE_HEADING, 0.3 * side.length);
}

const isAlone = (phrase: Phrase, side: readonly Phrase[]): boolean =>
  side.every((other) => other === phrase || Math.abs(other.y - phrase.y) > 0.5 * phrase.size);

function paragraphCount(side: readonly Phrase[]): number {
  const left = Math.min(...side.map((phrase) => phrase.x));
  const width = Math.max(...side.map((phrase) => phrase.right)) - left;
  let count = 0;
  let isInside = false;
  for (const [at, phrase] of side.entries()) {
    const next = side[at + 1];
    const isFull = phrase.right - phrase.x > 0.7 * width && width > 12 * phrase.size;
    const continues =
      isFull &&
      next !== undefined &&
      next.y > phrase.y + 1 &&
      next.y - phrase.y < 1.8 * phrase.size &&
      next.look === phrase.look;
    if (continues && !isInside) count += 1;
    isInside = continues;
  }
  return count;
}

const MAX_DATE_LENGTH = 60;
const isPeriod = ({ text }: Phrase): boolean =>
  text.length < MAX_DATE_LENGTH && (/^(?:19|20)\d{2}\b/u.test(text) || findDateRanges(text).length > 0);

/** Whether two periods are on one line, as in entries beside each other. */
export function holdsCards(phrases: readonly Phrase[]): boolean {
  const ys = phrases.filter(isPeriod).map(({ y }) => y);
  return ys.some((y, at) => at > 0 && Math.abs(y - ys[at - 1]!) < 2);
}

const MIN_CARD_LINES = 3;

/** Entries beside entries: both sides have periods, and text with each. */
export const areCards = (left: readonly Phrase[], right: readonly Phrase[]): boolean =>
  [left, right].every((side) => side.length >= MIN_CARD_LINES * Math.max(1, side.filter(isPeriod).length)) &&
  [left, right].every((side) => side.some(isPeriod) && !isPeriod(side[0]!));

const CONTACT_LIKE =
  /@|\+?\d[\d\s().-]{7,}|linkedin|github|https?:|www\.|\b(?:phone|mobile|tel|e-?mail|address|location)\b/iu;

/** Whether one side is the contact details and the other the name in large letters. */
export function areNameAndContact(one: readonly Phrase[], other: readonly Phrase[]): boolean {
  const [name, contact] = largest(one) > largest(other) ? [one, other] : [other, one];
  if (largest(name) < 1.3 * largest(contact) || name.length > 4 || contact.length < 2) return false;
  const reached = contact.filter((phrase) => CONTACT_LIKE.test(phrase.text)).length;
  return reached >= 2 && reached >= 0.5 * contact.length && !name.some((phrase) => CONTACT_LIKE.test(phrase.text));
}

const largest = (side: readonly Phrase[]): number => Math.max(...side.map((phrase) => phrase.size));
