import type { Evidence } from '../analysis';
import type { Line } from '../document/line';
import type { Field } from '../document/span';
import type { Bullet } from '../resume/resume';

const MAX_LENGTH = 300;

const shown = (text: string) => {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > MAX_LENGTH ? `${plain.slice(0, MAX_LENGTH - 1)}…` : plain;
};

export const ofLine = ({ page, index, text }: Line): Evidence => ({ page, line: index, text: shown(text) });

/** Evidence of a bullet: its first line and whole text. */
export function ofBullet({ text, lines }: Bullet): Evidence {
  const [first] = lines;
  return { page: first?.page ?? 1, line: first?.index ?? -1, text: shown(text) };
}

export function ofField({ raw, spans }: Field<unknown>): Evidence {
  const [first] = spans;
  return { page: first?.page ?? 1, line: first?.line ?? -1, text: shown(raw) };
}

export const ofPage = (page: number, text: string): Evidence => ({ page, line: -1, text: shown(text) });

/** Evidence of an entry: its first line. */
export const ofEntry = ({ lines: [first] }: { readonly lines: readonly Line[] }): Evidence[] =>
  first ? [ofLine(first)] : [];
