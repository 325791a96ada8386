import { degrees, type DegreeLevel } from '../../lexicon/degrees';
import { fieldOfStudy } from './field-of-study';
import type { FoundPhrase } from '../../lexicon/phrases';
import { degreeConfidence } from './degree-context';

export interface FoundDegree {
  readonly from: number;
  readonly to: number;
  readonly raw: string;
  /** Without its field: `B.S.`; brackets after it are included: `B.Tech (CSE)`. */
  readonly degree: string;
  readonly field?: string;
  readonly level: DegreeLevel;
  readonly confidence: number;
}

/**
 * The first degree of a text with its field of study.
 * @param text a line or a cell
 */
export function findDegree(text: string): FoundDegree | undefined {
  const plusTwo = plusTwoIn(text);
  if (plusTwo) return plusTwo;
  for (const phrase of degrees.findAll(text)) {
    const confidence = degreeConfidence(text, phrase);
    if (confidence > 0) return degreeAt(text, { phrase, confidence });
  }
  return undefined;
}

/** `10+2`, `+2 Science`: only signs and digits, which the phrase list does not support. */
function plusTwoIn(text: string): FoundDegree | undefined {
  const match = /^\s*(?:10\s?\+\s?2|\+\s?2)(?![\d.+])(?:\s(?:science|commerce|arts))?/i.exec(text);
  if (!match) return undefined;
  const degree = match[0].trim();
  const from = text.indexOf(degree);
  const to = from + degree.length;
  return { from, to, raw: degree, degree, level: 'higher-secondary', confidence: 0.85 };
}

interface Sure {
  readonly phrase: FoundPhrase<{ readonly level: DegreeLevel }>;
  readonly confidence: number;
}

function degreeAt(text: string, { phrase, confidence }: Sure): FoundDegree {
  const to = endOf(text, phrase);
  const subject = fieldOfStudy(text, to);
  // `Bachelor of Nursing`: without its subject the degree is not a whole name.
  const isInside = subject !== undefined && (subject.isBracket || /^\s?of\s/i.test(text.slice(to)));
  return {
    from: phrase.from,
    to: subject?.to ?? to,
    raw: text.slice(phrase.from, subject?.to ?? to),
    degree: text.slice(phrase.from, isInside ? subject.to : to),
    ...(subject && !isInside && { field: subject.text }),
    level: phrase.entry.level,
    confidence,
  };
}

/**
 * With the dot of `B.Tech.`, the bracket of `M.Sc (Tech)`, and the short form of `Master of
 * Business Administration - MBA`.
 */
function endOf(text: string, { raw, to, entry }: FoundPhrase<{ readonly level: DegreeLevel }>): number {
  const short = /^\s[-–—]\s([A-Z][A-Za-z.]{1,7})(?![\p{L}.])/u.exec(text.slice(to));
  if (short?.[1] !== undefined && raw.includes(' ') && degrees.get(short[1])?.level === entry.level)
    return to + short[0].length;
  const closing = /^(?:\.(?!\w)|['’]s\b)/.exec(text.slice(to))?.[0] ?? '';
  const isOpen = raw.includes('(') && !raw.includes(')') && text[to] === ')';
  return to + closing.length + Number(isOpen);
}
