import { organizationEvidence } from '../../fields/experience/organization-evidence';
import { departments } from '../../lexicon/titles';
import { squeeze } from '../../lexicon/words';
import { titleEvidence } from '../../fields/experience/title-evidence';
import type { Rules } from '../assign/assign';
import { placeShare } from '../evidence/place-share';
import type { Joint } from '../pieces/piece';
import {
  isDuration,
  isEmploymentType,
  isKindOfContract,
  isSelfEmployment,
  EXPERIENCE_KINDS,
  type ExperienceCandidate,
  type ExperienceKind,
  type ExperiencePiece,
} from './experience-kind';
import type { Leaning } from './experience-leaning';
import type { When } from '../evidence/when';

export type ExperienceRules = Rules<ExperienceKind, When>;

const NEVER = -Infinity;

const TITLE_JOINS: Partial<Record<Joint, number>> = {
  comma: -0.35,
  dash: -0.45,
  bracket: 0.1,
  wrap: -0.6,
  colon: -0.8,
  stop: -1,
  at: -2.5,
};
const COMPANY_JOINS: Partial<Record<Joint, number>> = {
  comma: -0.35,
  dash: -0.5,
  bracket: 0.1,
  wrap: -0.6,
  colon: -1,
  stop: -0.8,
  at: -1.5,
};
const PLACE_JOINS: Partial<Record<Joint, number>> = { comma: 0, dash: -0.5, bracket: -0.3 };

function joins(kind: ExperienceKind, joint: Joint, next: ExperiencePiece): number {
  if (next.mark || kind === 'date') return NEVER;
  if (kind === 'rest') return NEVER;
  const costs = kind === 'title' ? TITLE_JOINS : kind === 'company' ? COMPANY_JOINS : PLACE_JOINS;
  return costs[joint] ?? NEVER;
}

/**
 * A value is a name, not a sentence: few words, a capital letter or digit first, no full stop after
 * a long word.
 */
function looksLikeProse(text: string): boolean {
  const words = text.split(/\s+/).length;
  return words > 12 || (words > 5 && /\p{Ll}{3}\.$/u.test(text));
}

const withoutBrackets = (text: string) => text.replace(/\([^()]*\)/g, ' ').trim() || text;

function titleFit(text: string): number {
  const title = titleEvidence(withoutBrackets(text));
  const words = text.split(/\s+/).length;
  return (
    2.6 * title -
    (title > 0.8 ? 0.4 : 0.8) * organizationEvidence(text) -
    (title < 0.3 ? 0.9 : 0) -
    (isSelfEmployment(text) ? 1.2 : 0) -
    Math.max(0, words - 7) * 0.25
  );
}

const TOWN_AFTER_LEGAL_FORM = /\b(?:Inc|Ltd|Limited|LLC|LLP|Corp|GmbH|plc)\.?\s(?:[–—-]\s)?\p{Lu}\p{Ll}+$/u;
const LEGAL_FORM_ALONE = /^(?:inc|ltd|llc|llp|corp|co|pvt|private|limited|plc|gmbh|ag|sa)\b[\w. ]{0,12}$/i;

/** A comma inside a company's name: the other side is rarely part of it. */
function commaCost(text: string): number {
  const at = text.lastIndexOf(', ');
  if (at < 0) return TOWN_AFTER_LEGAL_FORM.test(text) ? -0.8 : 0;
  const [before, after] = [text.slice(0, at), text.slice(at + 2)];
  if (LEGAL_FORM_ALONE.test(after)) return 0;
  const [first, last] = [organizationEvidence(before), organizationEvidence(after)];
  if (isOtherName(first, last)) return -0.8;
  return first >= 0.8 && last < 0.3 && mayBeTown(after) ? -0.5 : 0;
}
const isOtherName = (first: number, last: number) =>
  (last >= 0.6 && first < 0.5) || (last >= 0.75 && first < 0.75) || (first >= 1 && last < 0.6);
/** An unknown town: `Coral Bay Beach Hotel, Candolim`. */
const mayBeTown = (text: string) => /^\p{Lu}\p{Ll}+$/u.test(text) && !departments.has(squeeze(text));

/** `Director, Finance`, `Manager, Sales & Marketing`: no employer. */
const isDepartment = (text: string) =>
  text.split(/,\s|\s(?:and|&)\s|\s?\/\s?/).every((part) => departments.has(squeeze(part)));
function companyFit(text: string): number {
  if (LEGAL_FORM_ALONE.test(text)) return NEVER;
  const organization = organizationEvidence(text);
  const isName = /^["“'(]?[\p{Lu}\p{N}\p{Lo}]/u.test(text) || /^[a-z]+[A-Z0-9.]/.test(text);
  const words = text.split(/\s+/).length;
  const place = placeShare(text);
  return (
    commaCost(text) -
    (isDepartment(text) || departments.has(squeeze(text)) ? 4.5 : 0) -
    (isDepartment(text.split(/\s[–—-]\s/)[0]!) ? 2 : 0) +
    (isSelfEmployment(text) ? 1 : 0) +
    1.5 * organization -
    // `Dental Partners, LLC` is not a partner.
    (organization >= 1 ? 0.4 : 1.4) * titleEvidence(withoutBrackets(text)) +
    (isName ? 0.6 : -0.8) -
    (/\s(?:of|and|&|for|the)$/i.test(text) ? 1.5 : 0) -
    (place > 0.8 ? 2.4 * place : 0) -
    Math.max(0, words - 8) * 0.25
  );
}

/** `Dakar, Senegal`: no list has every town, but it is followed by a place. */
function shareOfTownAbroad(text: string): number {
  const [town = '', ...wider] = text.split(', ');
  const isTown = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?$/u.test(town) && organizationEvidence(town) < 0.5;
  return isTown && wider.length > 0 && titleEvidence(town) < 0.3 ? 0.8 * placeShare(wider.join(', ')) : 0;
}

function placeFit(text: string): number {
  const share = Math.max(placeShare(text), shareOfTownAbroad(text));
  if (isEmploymentType(text) && /remote|home|hybrid|site/i.test(text)) return 0.7;
  return share > 0.6 ? 0.4 + share : share > 0.3 ? -0.4 : NEVER;
}

const HAS_TERRITORY = /\b(?:area|region(?:al)?|zon(?:e|al)|territory|state|cluster|circle|sales|country|district)\b/i;

/** `Area Sales Manager (Rajasthan)`: where the person sells, not where the employer is. */
const isTerritory = ({ line, from }: ExperiencePiece) => {
  const before =
    line.text
      .slice(0, from)
      .split(/[\t|,–—]/)
      .at(-1) ?? '';
  return HAS_TERRITORY.test(before) && titleEvidence(before) >= 0.6;
};

/** `Computer Operator (Contract)`: brackets belong to the title before them, not to an employer. */
function bracketFit(kind: ExperienceKind, { pieces }: ExperienceCandidate): number {
  const last = pieces.at(-1);
  if (kind === 'location' && last?.isBracketed === true && isTerritory(last)) return -2;
  if (last?.isBracketed !== true || !isKindOfContract(last.text)) return 0;
  if (kind === 'company') return -1;
  return kind === 'rest' ? -0.9 : 0;
}

function restFit(text: string): number {
  if (isEmploymentType(text) || isDuration(text)) return 0.6;
  return text.length < 3 ? -0.3 : -0.9;
}

function ownFit(kind: ExperienceKind, text: string): number {
  if (kind === 'rest') return restFit(text);
  if (looksLikeProse(text)) return NEVER;
  if (kind === 'location') return placeFit(text);
  if (isDuration(text) || (isEmploymentType(text) && !/freelanc|self|contractor/i.test(text))) return NEVER;
  return kind === 'title' ? titleFit(text) : companyFit(text);
}

/** Labels and prepositions decide, but a place after the company's comma is still a place. */
function hintFit(kind: ExperienceKind, { pieces }: ExperienceCandidate): number {
  const hints = new Set(pieces.map((piece) => piece.hint).filter((hint) => hint !== undefined));
  if (!hints.size) return 0;
  if (hints.size > 1) return NEVER;
  const [hint] = hints;
  if (hint === kind) return kind === 'location' ? 3 : 1.8;
  if (hint === 'other') return kind === 'rest' ? 1 : -3;
  if (kind === 'rest') return -0.5;
  return kind === 'location' && pieces[0]?.joint !== 'colon' ? 0 : -4;
}

function markFit(kind: ExperienceKind, { range }: When): number {
  if (kind === 'date') return range ? 3 : 2;
  return kind === 'rest' ? (range ? -4 : -1.5) : NEVER;
}

/** After a comma: possibly an unknown town; state letters are not a company. */
function commaFit(kind: ExperienceKind, text: string, own: number): number {
  if ((kind === 'company' || kind === 'title') && /^[A-Z]{2}$/.test(text)) return own - 2.5;
  const mayBeTown = kind === 'location' && own === NEVER && /^\p{Lu}[\p{L}.'-]+$/u.test(text);
  return mayBeTown && organizationEvidence(text) < 0.6 ? -0.5 : own;
}

function fits(kind: ExperienceKind, candidate: ExperienceCandidate, memory: TextFits): number {
  const { pieces, text } = candidate;
  const first = pieces[0];
  if (first?.mark) return pieces.length > 1 ? NEVER : markFit(kind, first.mark);
  if (kind === 'date') return NEVER;
  const key = `${kind} ${text}`;
  const own = memory.get(key) ?? ownFit(kind, text);
  memory.set(key, own);
  const placed = first?.joint === 'comma' ? commaFit(kind, text, own) : own;
  return placed + hintFit(kind, candidate) + bracketFit(kind, candidate);
}

const MISSING: Record<'title' | 'company' | 'date', number> = { title: -1.6, company: -1.1, date: -1.2 };

function whole(has: (kind: ExperienceKind) => boolean): number {
  if (!has('title') && !has('company')) return -3.5;
  let score = -2.2;
  for (const kind of ['title', 'company', 'date'] as const) if (!has(kind)) score += MISSING[kind];
  return score;
}

/** How well texts fit kinds, whatever the leaning. */
export type TextFits = Map<string, number>;

/** @param memory of one document, whose sections are read several times */
export function experienceRules(leaning: Leaning, memory: TextFits = new Map()): ExperienceRules {
  return {
    kinds: EXPERIENCE_KINDS,
    fits: (kind, candidate) => fits(kind, candidate, memory) + leaning.looks(kind, candidate),
    joins,
    follows: (kind, before) =>
      leaning.follows(kind, before) +
      (kind === 'location' && before('company') ? 0.3 : 0) -
      (kind === 'company' && before('location') ? 0.4 : 0),
    whole,
  };
}
