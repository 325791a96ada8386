import type { Line } from '../../document/line';
import type { Field } from '../../document/span';
import { fieldOf, spanOf, type Rule } from '../evidence';
import { findPlaces, type FoundPlace } from '../places/find-places';
import { organizationEvidence } from '../experience/organization-evidence';
import type { PlacedLine, Zone } from './contact-input';

const LABEL =
  /(?:^|[\s|•(])(?:(?:present|current|permanent|residential|postal|local|home|mailing|communication|correspondence)\s)?(?:address|location|city|lives in|based in|residence|place|add\.?|adresse|ubicación|dirección|wohnort)\s?(?:for communication|for correspondence)?(?:\s?[:–—-]+|\t)/i;
const PERMANENT = /\b(?:permanent|native|hometown)\b/i;
const OTHER_LABEL =
  /\b(?:place of birth|birth ?place|nationality|passport|place\s?:|preferred|willing|relocat|university|college|school|institute|company|worked|working|languages?|domicile|date)\b/i;
const ZONES: Readonly<Record<Zone, number>> = { header: 5, furniture: 3.5, personal: 2, body: -4, references: -8 };
const ADDRESS_LINES = 4;

interface Candidate {
  readonly entry: PlacedLine;
  readonly place: FoundPlace;
  readonly isLabeled: boolean;
  readonly score: number;
}

export function readLocation(placed: readonly PlacedLine[]): Field<string> | undefined {
  const candidates = placed.flatMap((entry, index) => {
    const label = labelAbove(placed, index);
    return placesOf(entry.line, placed[index + 1]?.line).map((place): Candidate => {
      const isLabeled = label !== undefined || LABEL.test(entry.line.text.slice(0, place.from));
      return {
        entry,
        place,
        isLabeled,
        score: scoreOf({ entry, place, isLabeled, label: label ?? entry.line.text }),
      };
    });
  });
  const best = candidates.sort((a, b) => b.score - a.score)[0];
  if (!best || best.score < 3) return undefined;
  const { entry, place, isLabeled } = best;
  const rule: Rule =
    place.city && (place.state || place.country)
      ? 'location:city-and-region'
      : isLabeled
        ? 'location:label'
        : 'location:city';
  const spans = [spanOf(entry.line, place.from, place.to)];
  return fieldOf({ value: place.name, raw: place.raw, spans, rule, confirmations: Number(isLabeled) });
}

/** The places of a line; the last one may continue on the next: `Kanpur, Uttar` over `Pradesh`. */
function placesOf(line: Line, next: Line | undefined): FoundPlace[] {
  const own = findPlaces(line.text);
  const end = line.text.trimEnd().length;
  if (!next || next.page !== line.page || own.some(({ to }) => to === end)) return own;
  const wrapped = findPlaces(`${line.text} ${next.text}`).find(({ from, to }) => from < end && to > end + 1);
  return wrapped ? [...own.filter(({ to }) => to <= wrapped.from), wrapped] : own;
}

function labelAbove(placed: readonly PlacedLine[], index: number): string | undefined {
  for (let back = 1; back <= ADDRESS_LINES; back += 1) {
    const above = placed[index - back];
    const line = placed[index - back + 1]?.line.text ?? '';
    if (!above || /^[\p{L} ./-]{2,24}:/u.test(line) || /@/.test(line)) return undefined;
    if (LABEL.test(above.line.text) || /^address$/i.test(above.line.text.trim())) return above.line.text;
  }
  return undefined;
}

interface Weighed {
  readonly entry: PlacedLine;
  readonly place: FoundPlace;
  readonly isLabeled: boolean;
  readonly label: string;
}

function scoreOf({ entry, place, isLabeled, label }: Weighed): number {
  const { text } = entry.line;
  const named = isLabeled ? (PERMANENT.test(label) ? 1.5 : 2.5) : 0;
  const complete = (place.city ? 1 : 0) + (place.state ? 1.5 : 0) + (place.country ? 0.5 : 0);
  const other = !isLabeled && (OTHER_LABEL.test(text) || isSentence(text)) ? -5 : 0;
  const partOfName = !isLabeled && isInOrganization(text, place) ? -4 : 0;
  return (
    ZONES[entry.zone] +
    named +
    complete +
    2 * place.confidence -
    2 +
    other +
    partOfName +
    neighbors(text) +
    (isAroundPart(text, place) ? 0.5 : 0) -
    0.05 * Math.min(entry.depth, 20)
  );
}

/** `Whitefield, Bangalore`: the place after the comma is the town. */
const isAroundPart = (text: string, { from }: FoundPlace) =>
  findPlaces(text.slice(0, from)).some(({ to }) => /^\s?(?:\(\w{1,5}\.?\))?,\s$/.test(text.slice(to, from)));

/** Telephone, email or a PIN on the same line: it is the contact line. */
const neighbors = (text: string) =>
  /@|\+?\d[\d\s()-]{8,}|\b\d{3}\s?\d{3}\b|\b\d{5}\b|linkedin|github/i.test(text) ? 1 : 0;

/** Running text names unrelated places: `26 sites from Belagavi to Bhopal`. */
const isSentence = (text: string) =>
  text.split(/\s+/).length > 9 &&
  (text.match(/(?<!\p{L})\p{Ll}{2,}/gu)?.length ?? 0) > 2 &&
  neighbors(text) === 0 &&
  !/[|•·]/.test(text);

/** `Pune University`, `Bank of Baroda`: part of a name. */
function isInOrganization(text: string, { from, to }: FoundPlace): boolean {
  const start = Math.max(0, ...[...text.slice(0, from).matchAll(/[|•·\t,:–—]\s|\s{2}/g)].map(({ index }) => index + 1));
  const end = text.slice(to).search(/[|•·\t,]|\s[–—-]\s|\s{2}/);
  return organizationEvidence(text.slice(start, end < 0 ? undefined : to + end)) >= 0.6;
}
