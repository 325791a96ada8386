import { institutionCues } from '../../lexicon/organizations';
import { findDates } from '../dates/find-dates';
import { findPlaces } from '../places/find-places';

interface FoundField {
  readonly text: string;
  readonly to: number;
  readonly isBracket: boolean;
}

const JOINT = /^(?:\s?degree)?\s?(?:\s?(?:in|of)\s(?:the\s)?(?:field\sof\s)?|\s?[,:–—-]\s?|\s)/i;
const BRACKET = /^\s?\(([^)]{1,60})\)/;
const STOP =
  /\s?(?:[\t|;•·]|\s[-–—]\s|,\s(?!(?:and|electrical|electronics)\b)|\s(?:from|at|with|under|through|affiliated|passed|percentage|cgpa|gpa|aggregate|during|scored|secured|completed|pursuing|minor|grade|marks)\b|\s?[([]|\d|\.\s|\.$)/i;
const MAX_FIELD_LENGTH = 8;

/** The field of study after a degree that ends at `at`. */
export function fieldOfStudy(text: string, at: number): FoundField | undefined {
  const rest = text.slice(at);
  const bracket = BRACKET.exec(rest);
  if (bracket?.[1] !== undefined)
    return isField(bracket[1]) ? { text: bracket[1].trim(), to: at + bracket[0].length, isBracket: true } : undefined;
  const joint = JOINT.exec(rest)?.[0];
  if (joint === undefined) return undefined;
  const stop = STOP.exec(rest.slice(joint.length));
  const field = rest.slice(joint.length, stop ? joint.length + stop.index : undefined).replace(/[\s,–—-]+$/, '');
  if (!isField(field)) return undefined;
  return { text: field.trim(), to: at + joint.length + field.length, isBracket: false };
}

function isField(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (!/^\p{L}/u.test(text.trim()) || words.length > MAX_FIELD_LENGTH || /@|\d{2}/.test(text)) return false;
  if (
    /^(?:from|at|with|degree|expected|course|passed|present|pursuing|completed|appearing|examination|exam|board|year|cgpa|percentage)\b/i.test(
      text.trim(),
    ) ||
    findDates(text).length > 0
  )
    return false;
  if (findPlaces(text).some(({ from, to }) => to - from >= text.trim().length - 1)) return false;
  return institutionCues.findAll(text).length === 0;
}
