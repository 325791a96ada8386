import { knownSkill } from '../../lexicon/skills';
import { spokenLanguages } from '../../lexicon/spoken-languages';
import { wordsOf } from '../../lexicon/words';
import { findDates } from '../dates/find-dates';
import { isPluralGroup } from './skill-labels';
import { isRating } from './clean-item';

const MAX_WORDS = 5;
const MAX_KNOWN_WORDS = 9;
const NO_SKILL =
  /^(?:skills?|technical skills?|soft skills?|languages?|tools?|others?|etc|and|or|n\/?a|none|nil|various|databases?|frameworks?|technologies|platforms?|including|such as|programming|operating systems known|packages?|hobbies|interests?|yes|no|references?|page|areas?|categor(?:y|ies)|descriptions?|levels?|proficiency|skill ?sets?|domains?|types?|particulars|names?|years?|experience|versions?|ratings?|last used|skill names?|institution|aggregate|percentage|education|declaration)$/i;
const SENTENCE =
  /^(?:i|we|my|he|she|a|an|the|to|have|has|having|am|is|was|were|can|could|used|using|worked|responsible|developed|designed|created|managed|led|built|implemented|handled|able)\s|\b(?:i|my|we|have|has|was|were|are|which|that|who)\b/i;

export function isSkill(text: string): boolean {
  if (isNothing(text)) return false;
  if (knownSkill(text)) return true;
  if (isPluralGroup(text)) return false;
  if (text.length === 1 || !/\p{L}/u.test(text) || isSpoken(text) || SENTENCE.test(text)) return false;
  const words = wordsOf(text).length;
  if (words > MAX_KNOWN_WORDS || isDated(text)) return false;
  return words <= MAX_WORDS || /[/()]/.test(text);
}

/** `Windows 7/8/10` is not a date. */
const isDated = (text: string) => findDates(text).length > 0 && !knownSkill(text.split(/[\s/(]/)[0] ?? '');

const isNothing = (text: string) =>
  text === '' || text.length > 80 || NO_SKILL.test(text) || isRating(text) || /[@=]|https?:|www\.|\?|!/.test(text);

/** `English`, `Fluent in Spanish`, `Hindi (native)`. */
export function isSpoken(text: string): boolean {
  const found = spokenLanguages.findAll(text);
  if (found.length === 0) return false;
  const rest = wordsOf(text).length - found.reduce((sum, { raw }) => sum + wordsOf(raw).length, 0);
  return (
    rest === 0 ||
    /\b(?:fluent|native|conversational|proficient|basic|mother tongue|read|write|speak|spoken|bilingual|working|professional|intermediate|advanced|beginner|elementary|limited|full|language)\b/i.test(
      text,
    )
  );
}
