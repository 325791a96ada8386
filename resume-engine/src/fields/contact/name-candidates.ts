import type { Line } from '../../document/line';
import { isFormLabel } from '../../lexicon/form-labels';
import type { Section } from '../../resume/section';
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
  readonly isLabelled: boolean;
  readonly isWholeLine: boolean;
}

const LABEL = /^\s*(?:full |candidate |applicant )?name\s*(?:of (?:the )?candidate\s*)?[:–—-]+\s*/i;
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
  return [...plain, ...twoLined(top), ...placed.flatMap((entry) => labelled(entry))];
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
  const texts = [
    ...new Set([line.text, ...pieces, ...pieces.flatMap((piece) => piece.split(/\s[–—-]\s|,\s/)[0] ?? [])]),
  ];
  return texts.flatMap((raw) => {
    const name = bareName(raw);
    const cell = line.cells.find(({ text }) => text.includes(raw));
    return isNameShaped(name) && !isFormLabel(raw)
      ? [candidate(entry, { name, raw, size: cell?.size ?? line.size, isWholeLine: raw === line.text })]
      : [];
  });
}

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
    const both = candidate(entry, { name, raw, size: entry.line.size, isWholeLine: true });
    return [{ ...both, lines: [entry.line, next.line] }];
  });
}

const isContinued = (upper: Line, lower: Line): boolean =>
  lower.page === upper.page &&
  lower.block === upper.block &&
  lower.isBold === upper.isBold &&
  Math.abs(lower.size - upper.size) <= 0.5 &&
  lower.y - upper.y < 3 * upper.size;

function labelled(entry: PlacedLine): NameCandidate[] {
  const { text } = entry.line;
  const label = LABEL.exec(text)?.[0] ?? labelOfForm(entry);
  if (label === undefined || OTHER_LABEL.test(text) || isElsewhere(entry)) return [];
  const raw = text.slice(label.length).split(SEPARATOR)[0] ?? '';
  const name = bareName(raw);
  return isNameShaped(name)
    ? [{ ...candidate(entry, { name, raw, size: entry.line.size, isWholeLine: false }), isLabelled: true }]
    : [];
}

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
  isLabelled: false,
});
