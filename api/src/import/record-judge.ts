import { FieldFinder } from './field-names';
import { FileFault, printable } from './faults';
import type { Format } from './format';
import type { ImportKind } from './import-kind';
import { derivedReference, readReference, rowId } from './reference';
import type { SourceRecord } from './source-record';
import { FieldReader } from './field-reader';
import type { Repeated } from './staging.repository';

/** Something that was left out of good rows: how often, and where first. */
export interface Remark {
  readonly sentence: string;
  readonly count: number;
  readonly place: string;
}

const FAULTS_TOLD = 1_000;

/** Decides of every record whether it can be a row, and keeps count. */
export class RecordJudge {
  records = 0;
  rejected = 0;
  readonly #finder: FieldFinder<string>;
  readonly #remarks = new Map<string, Remark>();
  #told = 0;

  constructor(
    private readonly kind: ImportKind,
    private readonly origin: { readonly format: Format; readonly source: string },
    private readonly onFault: (sentence: string) => void,
  ) {
    this.#finder = new FieldFinder(kind.names);
  }

  get remarks(): readonly Remark[] {
    return [...this.#remarks.values()];
  }

  get foreignNames(): readonly string[] {
    return this.#finder.foreignNames;
  }

  /** How many more faults will be told. */
  get faultsLeft(): number {
    return Math.max(0, FAULTS_TOLD - this.#told);
  }

  /** The row of a record as JSON for the staging table; undefined when it was rejected, or is something else than what is imported. */
  judge(record: SourceRecord, now: Date): string | undefined {
    const { line, fields, fault } = record;
    if (fault === undefined && !this.kind.isOurs(fields)) return undefined;
    if (this.records === 0 && this.origin.format === 'csv') this.#refuseWithoutColumns(Object.keys(fields));
    this.records += 1;
    const place = this.#place(line, this.records);
    if (fault !== undefined) return this.#refuse([`${place} ${fault}`]);

    const given = this.#finder.find(fields);
    const { row, identity, ...reading } = this.kind.read(given, now);
    const reader = new FieldReader(given);
    const reference = reader.optional('reference', readReference) ?? derivedReference(identity);
    const faults = [...reading.faults, ...reader.faults];
    if (faults.length > 0)
      return this.#refuse(faults.map(({ field, sentence }) => `${place}: ${printable(field)} ${sentence}`));
    for (const sentence of reading.remarks) this.#remark(sentence, place);
    return JSON.stringify({ ordinal: this.records, line, id: rowId(this.origin.source, reference), reference, ...row });
  }

  refuseRepeated({ ordinal, line, firstLine }: Repeated): void {
    this.#refuse([
      `${this.#place(line, ordinal)}: its reference is that of line ${firstLine} too. Give each row its own; rows without one are told apart by ${this.kind.identityNames}.`,
    ]);
  }

  #refuse(sentences: readonly string[]): undefined {
    this.rejected += 1;
    for (const sentence of sentences) {
      this.#told += 1;
      if (this.#told <= FAULTS_TOLD) this.onFault(sentence);
      else if (this.#told === FAULTS_TOLD + 1)
        this.onFault('More is wrong than is told here; the numbers below have it all.');
    }
    return undefined;
  }

  #remark(sentence: string, place: string): void {
    const { count, place: first } = this.#remarks.get(sentence) ?? { count: 0, place };
    this.#remarks.set(sentence, { sentence, count: count + 1, place: first });
  }

  // Only tables have one record a line as a rule; elsewhere a line may hold them all.
  #place(line: number, ordinal: number): string {
    return this.origin.format === 'csv' ? `line ${line}` : `line ${line}, record ${ordinal}`;
  }

  #refuseWithoutColumns(names: readonly string[]): void {
    const missing = this.kind.needed.filter((fields) => !fields.some((field) => this.#finder.has(field, names)));
    if (missing.length === 0) return;
    const wanted = missing.map(([field = '']) => `${field} (or ${this.kind.names[field]?.slice(1, 4).join(', ')})`);
    const found = names.filter(Boolean).slice(0, 12).map(printable).join(', ');
    throw new FileFault(
      `The first line must name the columns, and has none for ${wanted.join(' and ')}. It reads: ${found}.`,
    );
  }
}
