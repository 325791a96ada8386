import { createHash } from 'node:crypto';
import { line, plainText } from './values/text';

const referenceLine = line(200);

/** The reference of a row in its source; schema.org's identifier has it in `value`. */
export function readReference(value: unknown): string {
  const { value: inner } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return referenceLine(plainText(inner ?? value));
}

/**
 * The id of a row: always the same for the same source and reference, so that links to it survive
 * an import into a new database. RFC 9562, version 8.
 */
export function rowId(source: string, reference: string): string {
  const bytes = createHash('sha256')
    .update(JSON.stringify([source, reference]))
    .digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/**
 * A reference for a row that has none: the same for the same identity, however it is spaced or
 * capitalised.
 */
export function derivedReference(identity: readonly string[]): string {
  const folded = identity.map((part) => part.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim());
  return `auto-${createHash('sha256').update(JSON.stringify(folded)).digest('hex').slice(0, 32)}`;
}
