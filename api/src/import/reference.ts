import { createHash } from 'node:crypto';
import { line, plainText } from './values/text';

const referenceLine = line(200);

/** What a row is called in its source; schema.org's identifier keeps it in `value`. */
export function readReference(value: unknown): string {
  const { value: inner } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return referenceLine(plainText(inner ?? value));
}

/** A reference for a row that has none: the same for the same identity, however it is spaced or capitalised. */
export function derivedReference(identity: readonly string[]): string {
  const folded = identity.map((part) => part.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim());
  return `auto-${createHash('sha256').update(JSON.stringify(folded)).digest('hex').slice(0, 32)}`;
}
