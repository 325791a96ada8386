import { findBoard } from '../../fields/education/find-board';
import { findDegree } from '../../fields/education/find-degree';
import { institutionEvidence, organizationEvidence } from '../../fields/experience/organization-evidence';
import type { Rules } from '../assign/assign';
import { placeShare } from '../evidence/place-share';
import type { Joint } from '../pieces/piece';
import {
  EDUCATION_KINDS,
  type EducationCandidate,
  type EducationKind,
  type EducationMark,
  type EducationPiece,
  isAside,
  isDetail,
  isProgramme,
  isSubject,
} from './education-kind';
import { findPlaces } from '../../fields/places/find-places';

export type EducationRules = Rules<EducationKind, EducationMark>;

const NEVER = -Infinity;

const JOINS: Partial<Record<EducationKind, Partial<Record<Joint, number>>>> = {
  degree: { wrap: -0.4, comma: -0.3, dash: -0.5, bracket: 0.1, colon: -0.3, at: -2 },
  field: { wrap: -0.4, comma: -0.2, dash: -0.6, bracket: 0, colon: -0.5 },
  institution: { wrap: -0.5, comma: -0.5, dash: -0.7, bracket: 0, at: -0.5, stop: -0.3, colon: -1 },
  board: { wrap: -0.4, comma: -0.3, bracket: 0 },
  location: { comma: 0, dash: -0.4, bracket: -0.3 },
};

/** A detail of the entry, or a degree on the next line: no part of the value before it. */
const opensOther = (joint: Joint, { text }: EducationPiece) =>
  (joint !== 'bracket' && isDetail(text) && !/^minor/i.test(text)) ||
  (joint === 'wrap' && findDegree(text)?.from === 0 && !/^(?:secondary|high) school$/i.test(text));
function joins(kind: EducationKind, joint: Joint, next: EducationPiece): number {
  if (next.mark || opensOther(joint, next)) return NEVER;
  if (joint === 'bracket' && next.isBracketed && !/\p{L}\.?\p{L}/u.test(next.text)) return NEVER;
  return JOINS[kind]?.[joint] ?? NEVER;
}
const isName = (text: string) => /^["“'(]?[\p{Lu}\p{N}\p{Lo}]/u.test(text);

/** A degree at the beginning; it is followed by its field, never by a school. */
function degreeFit(text: string): number {
  const found = findDegree(text);
  if (!found || found.from > 12)
    return isProgramme(text) && isName(text) ? 0.9 - 0.8 * institutionEvidence(text) : -1.1;
  const rest = text.slice(found.to);
  const extra = rest.replace(/[^\p{L}]/gu, '').length;
  const isShort = rest.split(/\s+/).length < 6;
  const school = institutionEvidence(rest) > 0.4 ? 2 : 0;
  return (
    1.4 +
    1.2 * found.confidence -
    school -
    (extra > 6 && !isSubject(rest) ? (isShort ? 0.3 : 0.8) : 0) -
    (placeShare(rest) > 0.7 ? 1 : 0)
  );
}

/** `Vellore Institute of Technology (VIT)` is one name. */
const isShortFor = (short: string, name: string) =>
  name.replace(/[^\p{Lu}]/gu, '').startsWith(short.replace(/\W/g, ''));

/** A college and its university are two values: `Kongu Engineering College, Anna University`. */
function holdsTwo(text: string): boolean {
  const at = text.search(/,|\s[–—-]\s|\s\(/);
  if (at < 0) return false;
  const [first, second] = [text.slice(0, at), text.slice(at + 1)];
  const isCollege =
    /\b(?:college|school|polytechnic|vidyalaya|academy|institute)\b/i.test(first) &&
    !/^(?:school|faculty|college|department) of/i.test(first);
  return (
    isCollege &&
    (/\b(?:university|vishwavidyalaya|vidyapeeth|board|council)\b/i.test(second) ||
      findBoard(second) !== undefined ||
      (/^\W*[A-Z]{3,7}\W*$/.test(second) && !isShortFor(second, first)))
  );
}

function boardShare(text: string): number {
  const found = findBoard(text);
  return found ? (found.to - found.from) / text.length : 0;
}

/** `ITI (Electrician)` and `High School` are degrees; `Government ITI, Kanpur` is a school. */
const isShortDegree = (text: string) => {
  const degree = findDegree(text);
  return (
    degree?.from === 0 &&
    degree.to >= text.trim().length &&
    /^(?:[A-Z.]{3,6}(?![\p{L}\d])|[Hh]igh [Ss]chool$)/u.test(text)
  );
};

function degreeCost(text: string, evidence: number): number {
  const degree = findDegree(text);
  const isSentence = degree?.from === 0 && /,|\sin\s/.test(text);
  return isShortDegree(text) || isSentence || (degree && degree.from < 6 && evidence < 0.9) ? 1.6 : 0;
}

function institutionFit(text: string): number {
  if (holdsTwo(text)) return -1;
  const evidence = institutionEvidence(text);
  const place = placeShare(text);
  return (
    2.1 * evidence +
    0.4 * organizationEvidence(text) +
    (isName(text) ? 0.2 : -1) -
    (/\s(?:of|and|&|for|the)$/i.test(text) ? 1.5 : 0) -
    degreeCost(text, evidence) -
    (place > 0.8 && evidence < 0.9 ? 1.4 : 0) -
    (boardShare(text) > 0.6 ? 1.5 : 0) -
    (isSubject(text) && evidence < 0.5 ? 0.7 : 0) -
    (/^(?:department|dept|faculty)\b/i.test(text) ? 1.2 : 0)
  );
}

function boardFit(text: string): number {
  if (findDegree(text)?.from === 0) return NEVER;
  if (boardShare(text) > 0.6) return 1.8;
  return /^[A-Z]{3,7}$|\b(?:University|Vishwavidyalaya|Vidyapeeth|Council)\b/.test(text) ? 0.3 : -0.8;
}

function fieldFit(text: string): number {
  return isSubject(text) && institutionEvidence(text) < 0.5 && !findDegree(text) ? 0.7 : -0.9;
}

/** `Z.P. High School, Ambajogai`: no list has every town, but a town follows the school. */
const isTownOf = (kind: EducationKind, { pieces: [first], text }: EducationCandidate) =>
  kind === 'location' && first !== undefined && followsSchool(first) && mayBeTown(text);
const followsSchool = ({ joint, line, from }: EducationPiece) =>
  (joint === 'comma' || joint === 'dash') &&
  institutionEvidence(line.text.slice(0, from).split(/[\t|]/).at(-1) ?? '') >= 0.6;
const mayBeTown = (text: string) =>
  /^(?:[A-Z]{2}|\p{Lu}\p{Ll}[\p{L}.'’-]+(?: \p{Lu}\p{Ll}[\p{L}.'’-]+)?)$/u.test(text) &&
  !/^autonomous$/i.test(text) &&
  institutionEvidence(text) < 0.4 &&
  !(isDetail(text) || isSubject(text) || findDegree(text) || findBoard(text));
function placeFit(text: string): number {
  const share = placeShare(text);
  return share > 0.6 ? 0.4 + share : share > 0.3 ? -0.5 : NEVER;
}

const OWN: Partial<Record<EducationKind, (text: string) => number>> = {
  degree: degreeFit,
  institution: institutionFit,
  board: boardFit,
  field: fieldFit,
  location: placeFit,
};

/** State letters after a town are not a degree: `Boston, MA`. */
const stateFit = (kind: EducationKind, { pieces, text }: EducationCandidate) =>
  kind === 'degree' && pieces[0]?.joint === 'comma' && /^[A-Z]{2}$/.test(text) ? -2.5 : 0;

function ownFit(kind: EducationKind, text: string): number {
  if (kind === 'rest') return isAside(text) ? 0.3 : isDetail(text) ? -0.5 : -0.8;
  if (isAside(text) || isDetail(text) || text.split(/\s+/).length > 14) return NEVER;
  return OWN[kind]?.(text) ?? NEVER;
}

/** A column or label for one of these may hold the other. */
const ALSO: Partial<Record<string, readonly EducationKind[]>> = { institution: ['board'], degree: ['field', 'board'] };

/** After the comma of a school follows its town. */
const ownHintFit = (kind: EducationKind, first: EducationPiece | undefined, text: string) =>
  kind === 'institution' && first?.joint === 'comma' && placeShare(text) > 0.8 ? 0 : 1.6;
function hintFit(kind: EducationKind, { pieces, text }: EducationCandidate): number {
  const [hint, ...others] = new Set(pieces.map((piece) => piece.hint).filter((one) => one !== undefined));
  if (hint === undefined) return 0;
  if (others.length) return NEVER;
  if (hint === kind) return ownHintFit(kind, pieces[0], text);
  if (kind === 'rest') return hint === 'other' ? 1 : -0.4;
  return otherHintFit(kind, hint, text);
}

function otherHintFit(kind: EducationKind, hint: string, text: string): number {
  if (hint === 'board' && kind === 'institution') return institutionEvidence(text) > 0.4 ? 0.6 : -1;
  return kind === 'location' || ALSO[hint]?.includes(kind) ? 0 : -2;
}

function markFit(kind: EducationKind, mark: EducationMark): number {
  if (mark.grade) return kind === 'grade' ? 1.2 : kind === 'rest' ? -0.2 : NEVER;
  if (kind === 'date') return mark.when.range ? 1.6 : 1.3;
  return kind === 'rest' ? -1.2 : NEVER;
}

function unmarked(kind: EducationKind, { pieces, text }: EducationCandidate): number {
  if (kind === 'date') return NEVER;
  if (kind !== 'grade') return 0;
  const [first, ...others] = pieces;
  if (first === undefined || others.length > 0) return NEVER;
  const isMarks =
    first.joint === 'comma' && /^\s*(?:$|\t)/.test(first.line.text.slice(first.to)) && BARE_MARKS.test(text);
  return (first.hint === 'grade' && text.length < 30) || isMarks ? 1.5 : NEVER;
}

const BARE_MARKS = /^\d{1,2}(?:\.\d{1,2})?(?:\/(?:4|5|10)(?:\.\d{1,2})?|\/100)?$/;

/** `MES College of Arts, Commerce and Science` is one name. */
const isOfSubjects = (first: string, second: string) =>
  /\b(?:college|school|institute|faculty|academy) of \p{Lu}\p{Ll}+$/iu.test(first) &&
  isSubject(second) &&
  !findDegree(second) &&
  institutionEvidence(second) < 0.4;

function campusFit(kind: EducationKind, { pieces }: EducationCandidate): number {
  const [first, second] = pieces;
  if (kind === 'institution' && pieces.length === 2 && isOfSubjects(first!.text, second!.text)) return 1.5;
  return kind === 'institution' && first && second && isCampus(first.text, second.text) ? 2.8 : 0;
}

/** Text in brackets belongs to the text before them. */
function bracketFit(kind: EducationKind, own: number): number {
  if (kind === 'rest') return own > 0 ? -0.8 : 0;
  return kind === 'location' ? 0 : -1.5;
}

function fits(kind: EducationKind, candidate: EducationCandidate, memory: Map<string, number>): number {
  const { pieces, text } = candidate;
  const first = pieces[0];
  if (first?.mark) return pieces.length > 1 ? NEVER : markFit(kind, first.mark);
  const bare = unmarked(kind, candidate);
  if (bare !== 0) return bare;
  const key = `${kind} ${text}`;
  const own = memory.get(key) ?? ownFit(kind, text);
  memory.set(key, own);
  if (own === NEVER) return isTownOf(kind, candidate) ? -0.2 : NEVER;
  const bracket = first?.isBracketed ? bracketFit(kind, own) : 0;
  return own + bracket + stateFit(kind, candidate) + hintFit(kind, candidate) + campusFit(kind, candidate);
}

function whole(has: (kind: EducationKind) => boolean): number {
  if (!has('degree') && !has('institution')) return -3.5;
  return -1.6 - (has('degree') ? 0 : 1.1) - (has('institution') ? 0 : has('board') ? 0.7 : 1) - (has('date') ? 0 : 0.3);
}

export function educationRules(): EducationRules {
  const memory = new Map<string, number>();
  return {
    kinds: EDUCATION_KINDS,
    fits: (kind, candidate) => fits(kind, candidate, memory),
    joins,
    // A field of study follows its degree.
    follows: (kind, before) =>
      (kind === 'field' && !before('degree') ? -0.8 : 0) - (kind === 'institution' && before('board') ? 0.1 : 0),
    whole,
  };
}

const MANY_CAMPUSES =
  /^(?:the )?(?:university of (?:california|texas|wisconsin|illinois|michigan|minnesota|massachusetts|maryland|north carolina|missouri|colorado|nebraska|tennessee|alabama|hawaii|london)|california state university|(?:california )?state polytechnic university|state university of new york|suny|cuny|indian institute of (?:technology|management|science|information technology)|i\.?i\.?t\.?|i\.?i\.?m\.?|i\.?i\.?i\.?t\.?|n\.?i\.?t\.?|national institute of (?:technology|design|fashion technology)|nift|bits|birla institute of technology(?: and science)?|indian institutes? of technology|all india institute of medical sciences|aiims)$/i;

/** Whether the town is part of the name. */
function isCampus(name: string, town: string): boolean {
  const place = findPlaces(town)[0];
  const isTown =
    place === undefined || (place.city !== undefined && place.state === undefined && place.country === undefined);
  return MANY_CAMPUSES.test(name.trim()) && isTown && /^[\p{L} .'-]+$/u.test(town);
}
