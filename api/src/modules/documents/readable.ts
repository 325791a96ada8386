import { type Html, markup } from '../../html';

/** Search engines show about this many characters of a description. */
const DESCRIPTION_LENGTH = 160;

export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION_LENGTH / 2)).toWellFormed()}…`;
}

/** Converts plain text to paragraphs, separated at blank lines. */
export function paragraphs(text: string): Html {
  const found = text.split(/\n{2,}|\r\n\r\n/).map((part) => part.trim());
  return joined(found.filter(Boolean).map((part) => markup`<p>${part}</p>`));
}

/** A heading and its points; '' if there are none. */
export const list = (heading: string, points: readonly string[]): Html =>
  points.length === 0
    ? markup``
    : markup`<h2>${heading}</h2><ul>${points.map((point) => markup`<li>${point}</li>`)}</ul>`;

/** Names and values, without empty ones. */
export const facts = (known: readonly (readonly [string, string | undefined])[]): Html =>
  markup`<ul>${known.flatMap(([name, value]) => (value ? [markup`<li>${name}: ${value}</li>`] : []))}</ul>`;

const joined = (parts: readonly Html[]): Html => markup`${parts}`;
