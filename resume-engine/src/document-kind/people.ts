import type { Line } from '../document/line';
import type { Reading } from '../resume/reading';
import type { SectionKind } from '../resume/section';

const CORE: readonly SectionKind[] = ['summary', 'experience', 'internships', 'education', 'skills', 'projects'];
const MIN_REPEATED = 2;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE = /\+?\d[\d ()-]{8,}\d/g;
const MIN_PHONE_DIGITS = 10;
const NAME = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,4}$/u;
const SEPARATOR = /\s*[|•·,\t]\s*/;
const LINES_OF_HEAD = 6;
const SIMILAR_SIZE = 0.9;

/**
 * The name of a second person: a name as large as the first one, with another address or number,
 * between two rows of the same sections. Referees have no such sections after them.
 */
export function secondPersonOf({ layout: { lines }, sections, resume }: Reading): string | undefined {
  const headings = sections.flatMap(({ heading, kinds: [kind] }) =>
    heading && CORE.includes(kind) ? [{ kind, index: heading.index }] : [],
  );
  const firstHeading = headings[0];
  const firstName = resume.contact.name?.value;
  if (!firstHeading || !firstName) return undefined;
  const own = new Set(lines.filter(({ index }) => index < firstHeading.index).flatMap(contactsIn));
  const size = lines.find(({ text }) => text.includes(firstName))?.size ?? 0;
  const isName = ({ index, text, size: height }: Line) =>
    height >= size * SIMILAR_SIZE &&
    NAME.test(nameIn(text)) &&
    nameIn(text).toLowerCase() !== firstName.toLowerCase() &&
    headings.every((heading) => heading.index !== index);
  for (const line of lines) {
    const isRepeated = MIN_REPEATED <= repeatedAround(headings, line.index);
    if (!isRepeated || contactsIn(line).every((contact) => own.has(contact))) continue;
    const name = lines.slice(Math.max(0, line.index - LINES_OF_HEAD), line.index + 1).find(isName);
    if (name) return nameIn(name.text);
  }
  return undefined;
}

function repeatedAround(headings: readonly { kind: SectionKind; index: number }[], index: number): number {
  const before = new Set(headings.filter((one) => one.index < index).map(({ kind }) => kind));
  const after = new Set(headings.filter((one) => one.index > index).map(({ kind }) => kind));
  return [...after].filter((kind) => before.has(kind)).length;
}

const contactsIn = ({ text }: Line): string[] => [
  ...(text.toLowerCase().match(EMAIL) ?? []),
  ...(text.match(PHONE) ?? [])
    .map((number) => number.replace(/\D/g, ''))
    .filter(({ length }) => length >= MIN_PHONE_DIGITS),
];

const nameIn = (text: string): string => text.split(SEPARATOR)[0] ?? '';
