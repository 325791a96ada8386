import type { SectionKind } from '../resume/section';
import { HEADING_WORDS, type HeadingKind } from './heading-words';
import { correctedWord } from './corrected-words';
import { WHOLE_HEADINGS } from './whole-headings';

const MAX_HEADING_LENGTH = 60;
const MAX_WORDS = 7;
const FILLERS = new Set(['and', 'of', 'in', 'the', 'a', 'an', 'at', 'for', 'with', 'to', 'i', 'on', 'or', 'from']);

const vocabulary = HEADING_WORDS.map(({ kind, core, with: beside }) => ({
  kind,
  core: new Set(core.split(' ')),
  all: new Set(`${core} ${beside}`.split(' ')),
}));

/**
 * The kinds that a heading announces, in the order of its words; undefined if the dictionary does
 * not have the text as a heading.
 * The look of the line is not considered.
 */
export function headingKinds(text: string): Kinds | undefined {
  if (text.length > MAX_HEADING_LENGTH) return undefined;
  if (cache.size > MAX_CACHED) cache.clear();
  if (!cache.has(text)) cache.set(text, kindsOf(text));
  return cache.get(text);
}

type Kinds = readonly [HeadingKind, ...HeadingKind[]];

/** Cached: each line is queried many times during layout. */
const cache = new Map<string, Kinds | undefined>();
const MAX_CACHED = 2000;

function kindsOf(text: string): Kinds | undefined {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > MAX_WORDS) return undefined;
  return kindsOfWords(words) ?? kindsOfWords(words.map(correctedWord));
}

function kindsOfWords(words: readonly string[]): Kinds | undefined {
  const whole = WHOLE_HEADINGS[words.join(' ')];
  if (whole !== undefined) return [whole];
  const kinds = words.includes('and') ? compoundKinds(words) : undefined;
  const kind = kindOf(words);
  return kinds ?? (kind === undefined ? undefined : [kind]);
}

export function wordsOf(text: string): string[] {
  return gatherLetters(text)
    .toLowerCase()
    .replace(/[’‘`]/gu, "'")
    .replace(/\b(?:i|you|we|they)'ve\b/gu, 'i have')
    .replace(/\bi'm\b/gu, 'i am')
    .replace(/'s?\b/gu, '')
    .replace(/^\s*(?:\d{1,2}|[ivx]{1,4})\s*[.)]\s*/u, '')
    .replace(/\(s\)/gu, 's')
    .replace(/[&+/,|]/gu, ' and ')
    .replace(/[^\p{L}\s]/gu, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map(singular);
}

/** `S K I L L S` and `W O R K  E X P E R I E N C E` are letter-spaced. */
function gatherLetters(text: string): string {
  if (!/^\s*\p{L}(?:\s{1,3}[\p{L}&]){3,}\s*:?\s*$/u.test(text)) return text;
  return text
    .split(/\s{2,}/u)
    .map((word) => word.replace(/\s/gu, ''))
    .join(' ');
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/u.test(word)) return word;
  if (word.endsWith('ies') && word !== 'series') return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
}

/** `Nursing Procedures Known`: knowledge is a skill, unless another word is more specific. */
function kindOf(words: readonly string[]): HeadingKind | undefined {
  const whole = WHOLE_HEADINGS[words.join(' ')];
  if (whole !== undefined) return whole;
  const fitting = vocabulary.filter(
    ({ core, all }) =>
      words.some((word) => core.has(word)) && words.every((word) => all.has(word) || FILLERS.has(word)),
  );
  return fitting[0]?.kind ?? (words.length > 1 && words.at(-1) === 'known' ? 'skills' : undefined);
}

function compoundKinds(words: readonly string[]): readonly [HeadingKind, ...HeadingKind[]] | undefined {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (word === 'and') parts.push([]);
    else parts.at(-1)!.push(word);
  }
  const kinds = parts.filter((part) => part.length > 0).map(kindOf);
  const [first, ...rest] = kinds.filter((kind) => kind !== undefined);
  if (first === undefined || rest.length + 1 < kinds.length) return undefined;
  // `Leadership and Work Experience` mainly contains jobs.
  const isExperience = first === 'achievements' && rest.includes('experience');
  return [...new Set(isExperience ? ['experience', first, ...rest] : [first, ...rest])] as [
    HeadingKind,
    ...HeadingKind[],
  ];
}

/** Words that alone identify an unusual heading (`Where I've worked`). */
const ANCHORS: readonly (readonly [RegExp, SectionKind])[] = [
  [/\b(?:worked|experience|employment|employers?)\b/u, 'experience'],
  [/\b(?:stud(?:y|ied)|education|academics?|qualifications?|schooling)\b/u, 'education'],
  [/\b(?:skills?|competenc(?:y|ies)|expertise|toolbox|proficienc(?:y|ies))\b/u, 'skills'],
  [/\b(?:projects?|built)\b/u, 'projects'],
  [/\b(?:certifications?|certificates?|licen[cs]es)\b/u, 'certifications'],
  [/\b(?:awards?|achievements?|honou?rs|accomplishments?|responsibility)\b/u, 'achievements'],
  [/\b(?:publications?|patents?)\b/u, 'publications'],
  [/\b(?:trainings?|workshops?|courses|coursework)\b/u, 'training'],
  [/\b(?:volunteer(?:ing)?)\b/u, 'volunteer'],
  [/\b(?:hobbies|interests|love)\b/u, 'interests'],
  [/\b(?:objective|summary|synopsis|about)\b/u, 'summary'],
];

/** A guess for a line that looks like an unknown heading. */
export function anchoredKind(text: string): SectionKind | undefined {
  const lower = text.toLowerCase();
  if (text.length > MAX_HEADING_LENGTH || lower.split(/\s+/u).length > 5) return undefined;
  return ANCHORS.find(([word]) => word.test(lower))?.[1];
}
