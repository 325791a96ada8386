import type { Line } from '../../document/line';
import { isFormLabel } from '../../lexicon/form-labels';
import type { Section } from '../../resume/section';
import { headingKinds } from '../../sections/heading-kinds';
import { titleEvidence } from '../experience/title-evidence';
import { findPlaces } from '../places/find-places';
import { holdsContact, type PlacedLine, type Zone } from './contact-input';
import { bareName, isNameShaped } from './name-shape';

export interface NameCandidate {
  readonly name: string;
  readonly raw: string;
  readonly lines: readonly Line[];
  readonly size: number;
  readonly isBold: boolean;
  readonly zone: Zone;
  readonly depth: number;
  readonly isLabeled: boolean;
  readonly isWholeLine: boolean;
}

const LABEL =
  /^\s*(?:(?:full |candidate |applicant )?name\s*(?:of (?:the )?candidate\s*)?|nom (?:et )?prénoms?|prénoms? (?:et )?nom|nom complet|nombre completo|nombres? y apellidos?|nome completo|vor- und (?:nach|zu)name)\s*[:–—-]+\s*/i;
/** Labels of the parts of a name, each followed by its value. */
const GIVEN = labelOf('first name|given names?|forenames?|prénoms?|vornamen?|nombres?|nome');
const FAMILY = labelOf(
  'last name|surname|family name|nom(?: de famille)?|nachname|apellidos?|cognome|sobrenome|apelidos?',
);
/** What may follow a name on its line: a labeled detail, an address, a number. */
const DETAIL =
  /[\s,(–—|-]+(?:(?:d\.?\s?o\.?\s?b|date of birth|born|e-?mail|mail|mobile|mob|phone|ph|contact|tel|telephone|cell|address|age|gender|linkedin)\b\.?\s*(?:(?:no|id|number)\b\.?)?\s*[:.–—-]|d\.?o\.?b\b|[^\s@]+@[^\s@]|\+?\d)/iu;
/** `Myself Asha Rao.`, in the first sentence of a summary. */
const INTRODUCTION = /(?:^|[.!]\s)(?:[Mm]yself|[Mm]y name is)\s((?:\p{Lu}[\p{L}'’-]*\s?){1,4})(?<!\s)(?=$|[\s.,;])/u;
/** The label of a form: `Surname(s) / First name(s)`. */
const NAME_OF_FORM = /\b(?:sur|fore|first |last |family |given )?names?\b/i;
const OTHER_LABEL =
  /\b(?:father|mother|husband|spouse|guardian|company|project|school|college|client|organi[sz]ation|institut)/i;
const REACH = 12;
const SEPARATOR = /\t|\s[|•·]\s|\s{3,}|[|•]/;

/** Every text with the shape and position of a name. */
export function nameCandidates(placed: readonly PlacedLine[], sections: readonly Section[]): NameCandidate[] {
  const headings = sections.flatMap((section) => headingOf(section));
  const top = placed.filter(
    ({ line, zone }) => line.page === 1 && (zone === 'header' || zone === 'furniture' || line.index < REACH),
  );
  const plain = [...top, ...headings].flatMap((entry) => ofLine(entry));
  return [
    ...plain,
    ...twoLined(top),
    ...placed.flatMap((entry) => [...labeled(entry), ...introduced(entry)]),
    ...inParts(placed),
  ];
}

function labelOf(words: string): RegExp {
  return new RegExp(
    String.raw`(?:^|[\t|,;]|\s{2})\s*(?:${words})\s*(?:[:–—-]+|\t)\s*([^\t|:;]+?)\s*(?=$|[\t|;]|\s{2}|,?\s(?:last|sur|family|first|given)\s?names?\b)`,
    'iu',
  );
}

/** First and last name with separate labels: `Prénom: Élodie` and `Nom: Marchand`. */
function inParts(placed: readonly PlacedLine[]): NameCandidate[] {
  const near = placed.filter((entry) => !isElsewhere(entry) && entry.zone !== 'references');
  const find = (label: RegExp) =>
    near
      .filter(({ line }) => !OTHER_LABEL.test(line.text))
      .flatMap((entry) => {
        const value = label.exec(entry.line.text)?.[1];
        return value === undefined ? [] : [{ entry, value }];
      })[0];
  const [given, family] = [find(GIVEN), find(FAMILY)];
  if (!given || !family) return [];
  const raw = `${given.value} ${family.value}`;
  const name = bareName(raw);
  if (!isNameShaped(name)) return [];
  const whole = candidate(given.entry, { name, raw, size: given.entry.line.size, isWholeLine: false });
  return [{ ...whole, lines: [...new Set([given.entry.line, family.entry.line])], isLabeled: true }];
}

/** A name may be taken for a heading: at the top, or with contact details below. */
function headingOf(section: Section): PlacedLine[] {
  const { heading } = section;
  if (heading === undefined || heading.page !== 1) return [];
  if (holdsContact(section)) return [{ line: heading, zone: 'header', depth: 1 }];
  return heading.index < REACH ? [{ line: heading, zone: 'header', depth: heading.index }] : [];
}

function ofLine(entry: PlacedLine): NameCandidate[] {
  const { line } = entry;
  const pieces = line.text
    .split(SEPARATOR)
    .map((text) => text.trim())
    .filter(Boolean);
  const inverted = invertedName(line.text);
  const texts = [
    ...new Set([
      line.text,
      ...pieces,
      ...pieces.flatMap((piece) => [piece.split(/\s[–—-]\s|,\s/)[0] ?? [], beforeDetail(piece)].flat()),
    ]),
  ];
  if (inverted !== undefined)
    return [candidate(entry, { name: inverted, raw: line.text, size: line.size, isWholeLine: true })];
  return texts.flatMap((raw) => {
    const name = bareName(raw);
    const cell = line.cells.find(({ text }) => text.includes(raw));
    return isNameShaped(name) && !isFormLabel(raw)
      ? [candidate(entry, { name, raw, size: cell?.size ?? line.size, isWholeLine: raw === beforeDetail(line.text) })]
      : [];
  });
}

/** `RAO, ASHA DEVI`: the family name first. A place, a title or a degree may follow too. */
function invertedName(text: string): string | undefined {
  const [, family, given] = /^\s*(\p{Lu}[\p{L}'’-]+), ((?:\p{Lu}[\p{L}.'’-]*\s?){1,3})$/u.exec(text) ?? [];
  if (family === undefined || given === undefined) return undefined;
  const isOther =
    bareName(text) !== text.trim() ||
    titleEvidence(given) > 0 ||
    findPlaces(text).length > 0 ||
    headingKinds(family) !== undefined;
  return isOther || !isNameShaped(given.trim()) ? undefined : `${given.trim()} ${family}`;
}

const beforeDetail = (text: string) => text.slice(0, MAX_START).split(DETAIL)[0] ?? text;
const MAX_START = 120;

/**
 * First and last name on separate lines, in the same style; small print beside a large name may be
 * between them.
 */
function twoLined(top: readonly PlacedLine[]): NameCandidate[] {
  return top.flatMap((entry, index) => {
    const next = top.slice(index + 1, index + 3).find(({ line }) => isContinued(entry.line, line));
    if (!next) return [];
    const raw = `${entry.line.text}${entry.line.text.endsWith('-') ? '' : ' '}${next.line.text}`;
    const name = bareName(raw);
    const isShort = entry.line.text.split(' ').length <= 2 && next.line.text.split(' ').length <= 2;
    if (!isShort || !isNameShaped(name) || isFormLabel(entry.line.text)) return [];
    const size = Math.max(entry.line.size, next.line.size);
    const both = candidate(entry, { name, raw, size, isWholeLine: true });
    return [{ ...both, lines: [entry.line, next.line] }];
  });
}

const isContinued = (upper: Line, lower: Line): boolean =>
  lower.page === upper.page &&
  lower.block === upper.block &&
  isSameStyle(upper, lower) &&
  lower.y - upper.y < 3 * upper.size;

/** Two large words may differ in weight and a little in size. */
const isSameStyle = (upper: Line, lower: Line): boolean =>
  (lower.isBold === upper.isBold && Math.abs(lower.size - upper.size) <= 0.5) ||
  (isOneWord(upper) && isOneWord(lower) && Math.min(upper.size, lower.size) >= LARGE);
const LARGE = 14;
const isOneWord = ({ text }: Line) => /^\S+$/.test(text);

function labeled(entry: PlacedLine): NameCandidate[] {
  const { text } = entry.line;
  const label = LABEL.exec(text)?.[0] ?? labelOfForm(entry);
  if (label === undefined || OTHER_LABEL.test(text) || isElsewhere(entry)) return [];
  const raw = text.slice(label.length).split(SEPARATOR)[0] ?? '';
  const name = bareName(raw);
  return labeledCandidate(entry, { name, raw });
}

function introduced(entry: PlacedLine): NameCandidate[] {
  const [, raw = ''] = INTRODUCTION.exec(entry.line.text) ?? [];
  return isElsewhere(entry) ? [] : labeledCandidate(entry, { name: raw, raw });
}

const labeledCandidate = (entry: PlacedLine, { name, raw }: Pick<Piece, 'name' | 'raw'>): NameCandidate[] =>
  isNameShaped(name)
    ? [{ ...candidate(entry, { name, raw, size: entry.line.size, isWholeLine: false }), isLabeled: true }]
    : [];

function labelOfForm({ line: { cells, text } }: PlacedLine): string | undefined {
  const [first, second] = cells;
  if (!first || !second || !isFormLabel(first.text) || !NAME_OF_FORM.test(first.text)) return undefined;
  return text.slice(0, second.from);
}

const isElsewhere = ({ zone, line }: PlacedLine): boolean =>
  zone === 'references' || (zone === 'body' && line.index >= REACH);

interface Piece {
  readonly name: string;
  readonly raw: string;
  readonly size: number;
  readonly isWholeLine: boolean;
}

const candidate = ({ line, zone, depth }: PlacedLine, piece: Piece): NameCandidate => ({
  ...piece,
  lines: [line],
  isBold: line.isBold,
  zone,
  depth,
  isLabeled: false,
});
