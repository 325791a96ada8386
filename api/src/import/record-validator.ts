import { createHash } from 'node:crypto';
import { type ColumnMapping, FieldFinder } from './field-names';
import { FileError, printable } from './errors';
import type { Format } from './format';
import type { ImportKind } from './import-kind';
import type { SourceRecord } from './source-record';
import { FieldReader } from './field-reader';
import type { Repeated } from './staging.repository';
import { line, plainText } from './values/text';

/** Something that was omitted from valid rows: how often, and where first. */
export interface Remark {
  readonly sentence: string;
  readonly count: number;
  readonly place: string;
}

/** An error of a row: its line in the file, and the column or field; '' if it is the row itself. */
export interface Rejection {
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}

/** Max errors of an import that are listed; all are counted. */
export const MAX_REPORTED = 1_000;

interface Origin {
  readonly format: Format;
  readonly source: string;
  readonly mapping?: ColumnMapping | undefined;
}

export class RecordValidator {
  records = 0;
  rejected = 0;
  private readonly finder: FieldFinder<string>;
  private readonly remarksBySentence = new Map<string, Remark>();
  private reported = 0;

  constructor(
    private readonly kind: ImportKind,
    private readonly origin: Origin,
    private readonly onError: (sentence: string, rejection: Rejection) => void,
  ) {
    this.finder = new FieldFinder(kind.names, origin.mapping);
  }

  get remarks(): readonly Remark[] {
    return [...this.remarksBySentence.values()];
  }

  get foreignNames(): readonly string[] {
    return this.finder.foreignNames;
  }

  get reportsLeft(): number {
    return Math.max(0, MAX_REPORTED - this.reported);
  }

  /** The row of a record as JSON; undefined for invalid and unrelated records. */
  validate(record: SourceRecord, now: Date): string | undefined {
    const { line, fields, error } = record;
    if (error === undefined && !this.kind.isOurs(fields)) return undefined;
    if (this.records === 0 && this.origin.format === 'csv') this.requireColumns(Object.keys(fields));
    this.records += 1;
    const place = this.placeOf(line, this.records);
    if (error !== undefined) return this.reject([{ sentence: `${place} ${error}`, line, field: '', reason: error }]);

    const given = this.finder.find(fields);
    const { row, identity, ...reading } = this.kind.read(given, now);
    const reader = new FieldReader(given);
    const reference = reader.optional('reference', readReference) ?? derivedReference(identity);
    const errors = [...reading.errors, ...reader.errors];
    if (errors.length > 0)
      return this.reject(
        errors.map(({ field, sentence }) => ({
          sentence: `${place}: ${printable(field)} ${sentence}`,
          line,
          field: printable(field),
          reason: sentence,
        })),
      );
    for (const sentence of reading.remarks) this.addRemark(sentence, place);
    return JSON.stringify({ ordinal: this.records, line, id: rowId(this.origin.source, reference), reference, ...row });
  }

  rejectRepeated({ ordinal, line, firstLine }: Repeated): void {
    const reason = `its reference is that of line ${firstLine} too. Give each row its own; rows without one are identified by ${this.kind.identityNames}.`;
    this.reject([{ sentence: `${this.placeOf(line, ordinal)}: ${reason}`, line, field: '', reason }]);
  }

  private reject(errors: readonly (Rejection & { sentence: string })[]): undefined {
    this.rejected += 1;
    for (const { sentence, ...rejection } of errors) {
      this.reported += 1;
      if (this.reported <= MAX_REPORTED) this.onError(sentence, rejection);
      else if (this.reported === MAX_REPORTED + 1)
        this.onError('There are more errors than are listed here; the numbers below count all of them.', rejection);
    }
    return undefined;
  }

  private addRemark(sentence: string, place: string): void {
    const { count, place: first } = this.remarksBySentence.get(sentence) ?? { count: 0, place };
    this.remarksBySentence.set(sentence, { sentence, count: count + 1, place: first });
  }

  // Usually only tables have one record per line; in other formats one line may contain all
  // records.
  private placeOf(line: number, ordinal: number): string {
    return this.origin.format === 'csv' ? `line ${line}` : `line ${line}, record ${ordinal}`;
  }

  private requireColumns(names: readonly string[]): void {
    const missing = this.kind.needed.filter((fields) => !fields.some((field) => this.finder.has(field, names)));
    if (missing.length === 0) return;
    const wanted = missing.map(([field = '']) => `${field} (or ${this.kind.names[field]?.slice(1, 4).join(', ')})`);
    const found = names.filter(Boolean).slice(0, 12).map(printable).join(', ');
    throw new FileError(
      `The first line must name the columns, and has none for ${wanted.join(' and ')}. It reads: ${found}.`,
    );
  }
}

const referenceLine = line(200);

/** The reference of a row in its source; schema.org's identifier has it in `value`. */
function readReference(value: unknown): string {
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
function derivedReference(identity: readonly string[]): string {
  const folded = identity.map((part) => part.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim());
  return `auto-${createHash('sha256').update(JSON.stringify(folded)).digest('hex').slice(0, 32)}`;
}
