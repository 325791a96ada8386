import type { Database, Queryable } from '../db/database';
import type { ColumnMapping } from './field-names';
import { ImportError, FileError } from './errors';
import type { Format } from './format';
import type { ImportKind } from './import-kind';
import { type Rejection, RecordValidator, type Remark } from './record-validator';
import type { SourceFile } from './source-file';
import { type Changes, type Kept, Staging } from './staging.repository';
import { READERS } from './readers';

export interface ImportRequest {
  readonly kind: ImportKind;
  readonly file: SourceFile;
  readonly source: string;
  readonly isDryRun: boolean;
  readonly isSkippingInvalid: boolean;
  /** Whether rows missing from the file are closed, and whether these may be more than half. */
  readonly closing: 'none' | 'missing' | 'most';
  /** The field of columns that are not recognized by their names. */
  readonly mapping?: ColumnMapping;
  readonly maxRecords?: number;
  readonly recording?: ImportRecording;
}

/** Records what an import changes, in its transaction, so that it can be undone. */
export interface ImportRecording {
  readonly importId: string;
  /** Called before the first row is written. */
  begin(tx: Queryable): Promise<void>;
  /** After the last one. */
  end(tx: Queryable, report: ImportReport): Promise<void>;
}

export interface ImportReport {
  readonly format: Format;
  readonly changes: Changes;
  readonly kept: Kept;
  readonly records: number;
  readonly rejected: number;
  readonly remarks: readonly Remark[];
  readonly foreignNames: readonly string[];
  readonly outcome: Outcome;
}

type Outcome =
  | { readonly status: 'written'; readonly isClosingLeftOut: boolean }
  | { readonly status: 'dry-run' }
  | { readonly status: 'bad-rows' }
  | { readonly status: 'closes-too-many'; readonly open: number; readonly missing: number };

/** Up to this many postings are closed even if they are more than half of a source. */
const MAX_UNCONFIRMED_CLOSES = 10;
const SLICE = 10_000;
/** Max titles of rows that are listed. */
const MAX_TITLES = 20;

/** Imports a file in one transaction. @throws FileError, ImportError */
export async function importFile(
  database: Database,
  request: ImportRequest,
  listener: ImportListener,
): Promise<ImportReport> {
  const { kind, source, file, mapping, recording } = request;
  const origin = { format: file.format, source, mapping };
  const validator = new RecordValidator(kind, origin, listener.onError);
  return inTransaction(database, async (tx) => {
    const staging = new Staging(tx, { kind, source, importId: recording?.importId });
    if (!(await staging.begin()))
      throw new ImportError(`Another import of source '${source}' is at work. Wait for it, or stop it.`);
    await stageRecords(request, { staging, validator, listener });
    listener.onProgress('comparing', validator.records);
    await rejectRepeated(staging, validator);
    const report = await compared(staging, request, { format: file.format, validator });
    listener.signal.throwIfAborted();
    if (report.outcome.status !== 'written') return { report, isCommitted: false };
    await recording?.begin(tx);
    for (let first = 1; first <= validator.records; first += SLICE) {
      listener.onProgress('writing', first - 1);
      await staging.write(first, first + SLICE - 1);
      listener.signal.throwIfAborted();
    }
    if (isClosing(request, validator)) await staging.closeMissing();
    await recording?.end(tx, report);
    listener.signal.throwIfAborted();
    return { report, isCommitted: true };
  });
}

async function rejectRepeated(staging: Staging, validator: RecordValidator): Promise<void> {
  const { count, repeated } = await staging.removeRepeated(validator.reportsLeft + 1);
  for (const repeat of repeated) validator.rejectRepeated(repeat);
  validator.rejected += count - repeated.length;
}

async function compared(
  staging: Staging,
  request: ImportRequest,
  { format, validator }: { format: Format; validator: RecordValidator },
): Promise<ImportReport> {
  const { kept, open, missing, ...changes } = await staging.compare(isClosing(request, validator));
  const titles = await staging.keptTitles(MAX_TITLES);
  const { records, rejected, remarks, foreignNames } = validator;
  const outcome = ((): Outcome => {
    const isTooMany = request.closing === 'missing' && missing > MAX_UNCONFIRMED_CLOSES && missing * 2 > open;
    if (rejected > 0 && !request.isSkippingInvalid) return { status: 'bad-rows' };
    if (isTooMany) return { status: 'closes-too-many', open, missing };
    if (request.isDryRun) return { status: 'dry-run' };
    return { status: 'written', isClosingLeftOut: request.closing !== 'none' && rejected > 0 };
  })();
  return { format, changes, kept: { count: kept, titles }, records, rejected, remarks, foreignNames, outcome };
}

// A row that could not be read may be one of those that seem to be missing.
const isClosing = ({ closing }: ImportRequest, { rejected }: RecordValidator) => closing !== 'none' && rejected === 0;

/** Runs work in a transaction that is committed only if the result has `isCommitted`. */
async function inTransaction<Result>(
  database: Database,
  work: (tx: Queryable) => Promise<{ report: Result; isCommitted: boolean }>,
): Promise<Result> {
  let report: { value: Result } | undefined;
  try {
    return await database.transaction(async (tx) => {
      const done = await work(tx);
      report = { value: done.report };
      if (!done.isCommitted) throw new Rollback();
      return done.report;
    });
  } catch (error) {
    if (error instanceof Rollback && report) return report.value;
    throw error;
  }
}

class Rollback extends Error {}

export interface ImportListener {
  /** Called for every error of a row, up to the first thousand. */
  onError(sentence: string, rejection: Rejection): void;
  onProgress(step: 'reading' | 'comparing' | 'writing', records: number): void;
  /** Aborts the import before its next step; nothing is changed then. */
  readonly signal: AbortSignal;
}

interface Stage {
  readonly staging: Staging;
  readonly validator: RecordValidator;
  readonly listener: ImportListener;
}

/** Rows, or characters, per statement. Larger batches were not faster. */
const BATCH_ROWS = 1_000;
const BATCH_CHARACTERS = 2_000_000;

/** Reads the file in batches. @throws FileError when it has no records */
async function stageRecords(
  { file, maxRecords }: ImportRequest,
  { staging, validator, listener }: Stage,
): Promise<void> {
  const { format, bytes } = file;
  const now = new Date();
  let rows: string[] = [];
  let characters = 0;
  const flush = async () => {
    listener.signal.throwIfAborted();
    if (rows.length > 0) await staging.add(rows);
    rows = [];
    characters = 0;
    listener.onProgress('reading', validator.records);
  };
  for await (const record of READERS[format](bytes)) {
    const row = validator.validate(record, now);
    if (validator.records > (maxRecords ?? Infinity)) throw tooManyRecords(maxRecords);
    if (row === undefined) {
      listener.signal.throwIfAborted();
      continue;
    }
    rows.push(row);
    characters += row.length;
    if (rows.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await flush();
  }
  await flush();
  if (validator.records === 0)
    throw new FileError('The file holds no records. Check that this is the right file, and that it is whole.');
}

const tooManyRecords = (max = 0) =>
  new FileError(
    `The file has more than ${max.toLocaleString('en-IN')} rows. Split it into smaller files, and import them one after another.`,
  );
