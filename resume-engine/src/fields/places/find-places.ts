import { places, type Place } from '../../lexicon/places';
import type { FoundPhrase } from '../../lexicon/phrases';

/** A place in a text: `Pune`, `Pune, Maharashtra`, `San Francisco, CA`, `Kochi, Kerala, India`. */
export interface FoundPlace {
  readonly from: number;
  readonly to: number;
  readonly raw: string;
  readonly name: string;
  readonly city?: string;
  readonly state?: string;
  readonly country?: string;
  /** 0 to 1: higher for a city with its state, lower for an ambiguous word. */
  readonly confidence: number;
}

const CODE = String.raw`(?:\d{3}\s?\d{3}|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2})`;
const PART = String.raw`(?:\s?\((?:[EWNS]|East|West|North|South|Dist\.?|Dt\.?|District|Rural|Urban)\))?`;
/** Between a place and a wider one: `Thane (W), Maharashtra`, `London SW1A 1AA, United Kingdom`. */
const JOINT = new RegExp(String.raw`^${PART}\s?[,;/|(–-]?\s{0,2}(?:${CODE}\s?[,–-]?\s?)?$`);
/** `Pune - 411001, Maharashtra` */
const PIN = new RegExp(String.raw`\s?[-–—,]?\s?\b${CODE}\b`);
/** `Greater Boston Area`, `Mumbai Metropolitan Region`, as in profiles of LinkedIn. */
const REGION = /^\s(?:Bay\s|Metropolitan\s|Metro\s)?(?:Area|Region)(?=$|\s?[,)|(\t;·]|\s{2})/;
const US_CITY = /(?:^|[\t|•·,(–—-]|\s{2})\s*((?:\p{Lu}[\p{L}.'’-]*\s){0,2}\p{Lu}[\p{L}.'’-]+),\s$/u;

export function findPlaces(text: string): FoundPlace[] {
  const found: FoundPlace[] = [];
  let chain: Link[] = [];
  const close = () => {
    const place = placeOf(text, chain);
    if (place) found.push(place);
    chain = [];
  };
  for (const phrase of places.findAll(text).map((one) => withRegion(text, one))) {
    if (isPartOfAddress(text, phrase) || isGender(text, phrase) || !/^[^\p{Ll}]/u.test(phrase.raw)) continue;
    const last = chain.at(-1);
    const next = last && JOINT.test(text.slice(last.to, phrase.from)) ? wider(phrase, last) : undefined;
    if (next) {
      chain.push(next);
      continue;
    }
    close();
    const first = narrowest(phrase);
    if (first) chain = [first];
  }
  close();
  return found;
}

function withRegion<T>(text: string, phrase: FoundPhrase<T>): FoundPhrase<T> {
  const after = REGION.exec(text.slice(phrase.to))?.[0].length ?? 0;
  const before = after > 0 ? (/\bGreater\s$/.exec(text.slice(0, phrase.from))?.[0].length ?? 0) : 0;
  return { ...phrase, from: phrase.from - before, to: phrase.to + after };
}

/** In `jordan@example.com`, `linkedin.com/in/paris`, `Mobile No.`: no place. */
const isPartOfAddress = (text: string, { from, to }: { readonly from: number; readonly to: number }) =>
  /^mobile\W{0,3}(?:n(?:o|um)|\d|:|ph|cell|app)/i.test(text.slice(from, to + 6)) ||
  /[@/._\p{N}]$/u.test(text.slice(0, from)) ||
  /^(?:[@/_\p{N}]|[.-]\p{Ll})/u.test(text.slice(to));

/** `Sex: Male` is not the capital of the Maldives. */
const isGender = (text: string, { raw, to }: { readonly raw: string; readonly to: number }) =>
  /^male$/i.test(raw) && !/^\W+maldives/i.test(text.slice(to));

interface Link extends FoundPhrase<readonly Place[]> {
  readonly place: Place;
}

const RANK = { city: 0, state: 1, country: 2 };

function narrowest(phrase: FoundPhrase<readonly Place[]>): Link | undefined {
  const place = [...phrase.entry].sort((a, b) => RANK[a.kind] - RANK[b.kind])[0];
  return place && { ...phrase, place };
}

function wider(phrase: FoundPhrase<readonly Place[]>, last: Link): Link | undefined {
  const place = phrase.entry.find(
    (entry) => RANK[entry.kind] > RANK[last.place.kind] && last.entry.some(({ within }) => within.includes(entry.name)),
  );
  const other = phrase.entry.find((entry) => RANK[entry.kind] > RANK[last.place.kind]);
  const chosen = place ?? other;
  return chosen && { ...phrase, place: chosen };
}

function placeOf(text: string, chain: readonly Link[]): FoundPlace | undefined {
  const [first, ...rest] = chain;
  const last = chain.at(-1);
  if (!first || !last) return undefined;
  if (rest.length === 0 && first.place.isShort) return codeWithCity(text, first);
  const postal = rest.length === 0 && first.place.kind !== 'city' ? stateWithTown(text, first) : undefined;
  if (postal) return postal;
  const part = (kind: Place['kind']) => chain.find(({ place }) => place.kind === kind)?.raw;
  const to = last.to + closingLength(text, first.from, last.to);
  return {
    from: first.from,
    to,
    ...textOf(text.slice(first.from, to)),
    ...partsOf(part),
    confidence: confidenceOf(first, rest),
  };
}

/** The dot and the bracket that end `Noida (U.P.)`. */
function closingLength(text: string, from: number, to: number): number {
  const dot = /\.\p{L}$/u.test(text.slice(from, to)) && text[to] === '.' ? 1 : 0;
  return text.slice(from, to).includes('(') && !text.slice(from, to).includes(')') && text[to + dot] === ')'
    ? dot + 1
    : dot;
}

function codeWithCity(text: string, code: Link): FoundPlace | undefined {
  if (code.raw !== code.raw.toUpperCase() || code.place.kind !== 'state') return undefined;
  const city = US_CITY.exec(text.slice(Math.max(0, code.from - 60), code.from))?.[1];
  if (city === undefined) return undefined;
  const from = text.lastIndexOf(city, code.from);
  return { from, to: code.to, ...textOf(text.slice(from, code.to)), city, state: code.raw, confidence: 0.7 };
}

/** `Decatur, Georgia 30032`: a town of no list before a state with a postal code. */
function stateWithTown(text: string, state: Link): FoundPlace | undefined {
  if (!/^[\s,–-]{1,3}(?:\d{5}|\d{3}\s?\d{3})(?:-\d{4})?\b/u.test(text.slice(state.to))) return undefined;
  const town = US_CITY.exec(text.slice(Math.max(0, state.from - 60), state.from))?.[1];
  if (town === undefined) return undefined;
  const from = text.lastIndexOf(town, state.from);
  return { from, to: state.to, ...textOf(text.slice(from, state.to)), city: town, state: state.raw, confidence: 0.7 };
}

const textOf = (raw: string) => ({ raw, name: raw.replace(PIN, '') });

function partsOf(part: (kind: Place['kind']) => string | undefined) {
  const [city, state, country] = [part('city'), part('state'), part('country')];
  return { ...(city && { city }), ...(state && { state }), ...(country && { country }) };
}

function confidenceOf(first: Link, rest: readonly Link[]): number {
  if (rest.length === 0) return /^\p{Lu}/u.test(first.raw) ? 0.75 : 0.3;
  const belongs = rest.some(({ place }) => first.entry.some(({ within }) => within.includes(place.name)));
  return belongs ? 0.98 : 0.6;
}
