import type { Link } from '../../document/document';
import type { Line } from '../../document/line';
import type { Section } from '../../resume/section';

/** Input for the contact details. */
export interface ContactInput {
  readonly lines: readonly Line[];
  readonly furniture: readonly Line[];
  readonly sections: readonly Section[];
  readonly links: readonly Link[];
  readonly title?: string;
}

/** What the section of a line implies for its values. */
export type Zone = 'header' | 'furniture' | 'personal' | 'references' | 'body';

export interface PlacedLine {
  readonly line: Line;
  readonly zone: Zone;
  readonly depth: number;
}

/** Lines below this are not a header, even if no heading was found. */
const HEADER_DEPTH = 14;
const CONTACT_HEADING = /\b(?:contacts?|reach me|get in touch|address|connect)\b/i;

/** Every line with its zone, those of the header first. */
export function placedLines({ furniture, sections }: ContactInput): PlacedLine[] {
  const placed = sections.flatMap((section) =>
    section.lines.map((line, depth) => ({ line, depth, zone: zoneOf(section, depth) })),
  );
  const edges = furniture.map((line, depth) => ({ line, depth, zone: 'furniture' as const }));
  const order: readonly Zone[] = ['header', 'furniture', 'personal', 'body', 'references'];
  return [...placed, ...edges].sort((a, b) => order.indexOf(a.zone) - order.indexOf(b.zone));
}

function zoneOf(section: Section, depth: number): Zone {
  const { kinds } = section;
  if (kinds.includes('references')) return 'references';
  if (kinds[0] === 'header') return depth < HEADER_DEPTH ? 'header' : 'body';
  if (kinds[0] === 'custom' && depth < HEADER_DEPTH && holdsContact(section)) return 'header';
  return kinds[0] === 'personal' || kinds[0] === 'declaration' ? 'personal' : 'body';
}

/** A heading like `Contact`, or the name itself taken for a heading, followed by the details. */
export function holdsContact({ kinds, heading, lines }: Section): boolean {
  if (kinds[0] !== 'custom' || heading === undefined) return false;
  if (CONTACT_HEADING.test(heading.text)) return true;
  return heading.page === 1 && lines.slice(0, 3).some(({ text }) => /\S@\S|\+\d[\d\s()-]{8,}|\b\d{10}\b/.test(text));
}
