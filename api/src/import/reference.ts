import { createHash } from 'node:crypto';
import { line, plainText } from './values/text';

const referenceLine = line(200);

/** The reference of a row in its source; schema.org's identifier has it in `value`. */
export function readReference(value: unknown): string {
  const { value: inner } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return referenceLine(plainText(inner ?? value));
}

/**
 * A stable id for a source and reference (RFC 9562, version 8), so that links survive a new import.
 */
export function rowId(source: string, reference: string): string {
  const bytes = createHash('sha256')
    .update(JSON.stringify([source, reference]))
    .digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** A reference derived from the identity, ignoring case and spaces. */
export function derivedReference(identity: readonly string[]): string {
  const folded = identity.map((part) => part.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim());
  return `auto-${createHash('sha256').update(JSON.stringify(folded)).digest('hex').slice(0, 32)}`;
}
