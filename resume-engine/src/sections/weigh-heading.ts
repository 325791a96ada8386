import type { Line } from '../document/line';
import { anchoredKind, headingKinds, wordsOf } from './heading-kinds';
import type { Looks } from './looks';

/** Minimum weight of a heading. */
export const MIN_WEIGHT_WITH_KEYWORD = 5;
export const MIN_WEIGHT_WITHOUT_KEYWORD = 6.5;

const DATE_OR_CONTACT = /\b(?:19|20)\d{2}\b|@|\d{4,}|\bpresent\b/iu;
/** `Project 2`, `Assignment #1` name an entry, not a section. */
const NUMBERED = /\S\s*(?:#\s?|\s(?:no\.?\s?)?)\d{1,2}\s*:?\s*$/iu;
const MAX_WORDS = 6;

/** Words as common in lists or labels as in headings. */
const COMMON_WORDS = new Set(
  'school college leadership tool technology software training work teaching research career learning highlight sport conference link membership affiliation course paper presentation study portfolio thesis activity patent strength language project knowledge ability assignment employer volunteer aim goal merit award certificate qualification objective'.split(
    ' ',
  ),
);

/** Score for a line being a heading: by its words, look, and position. */
export function weighHeading(line: Line, next: Line | undefined, looks: Looks): number {
  const kinds = headingKinds(line.text);
  return wordWeight(line, kinds !== undefined) + lookWeight(line, looks, kinds !== undefined) + placeWeight(line, next);
}

function wordWeight(line: Line, isKnown: boolean): number {
  const words = line.text.split(/\s+/u);
  let weight = anchoredKind(line.text) === undefined ? 0 : 2;
  if (isKnown) weight = isCommon(line) ? 3 : 6;
  if (DATE_OR_CONTACT.test(line.text) || (!isKnown && /\d/u.test(line.text))) weight -= 4;
  if (isKnown && NUMBERED.test(line.text)) weight -= 4;
  if (/[.,;]$/u.test(line.text.trim())) weight -= 2;
  if (words.length > MAX_WORDS) weight -= 3;
  if (!/^[^\p{L}]*\p{Lu}/u.test(line.text)) weight -= 2;
  return weight;
}

function isCommon(line: Line): boolean {
  const [word, ...others] = wordsOf(line.text);
  return others.length === 0 && word !== undefined && COMMON_WORDS.has(word);
}

function lookWeight(line: Line, looks: Looks, isKnown: boolean): number {
  let weight = 0;
  if (line.size >= 1.12 * looks.bodySize) weight += 2;
  if (line.isBold) weight += 1.5;
  if (isUpper(line.text)) weight += 1.5;
  const share = looks.headingShare(line);
  if (share === 'most') weight += isKnown ? 2 : 3;
  if (share === 'few' && looks.areKnown) weight -= 5;
  return weight;
}

function placeWeight(line: Line, next: Line | undefined): number {
  let weight = 0;
  if (line.gapAbove >= 1.25 || line.gapAbove <= 0) weight += 1;
  if (/[:：]\s*$/u.test(line.text)) weight += 1;
  weight += line.cells.length === 1 ? 1 : -4;
  if (next !== undefined) weight += 1;
  if (line.bullet !== undefined) weight -= /^\W*\d|[ivx]/iu.test(line.bullet) ? 1 : 4;
  return weight;
}

const isUpper = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();
