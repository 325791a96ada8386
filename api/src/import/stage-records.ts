import { FileError } from './errors';
import { READERS } from './readers';
import type { RecordValidator } from './record-validator';
import type { SourceFile } from './source-file';
import type { Staging } from './staging.repository';

export interface ImportListener {
  /** Called for every invalid row, up to the first thousand. */
  onError(sentence: string): void;
  onProgress(step: 'reading' | 'comparing' | 'writing', records: number): void;
  /** Ends the import before its next step; nothing is changed then. */
  readonly signal: AbortSignal;
}

interface Stage {
  readonly staging: Staging;
  readonly validator: RecordValidator;
  readonly listener: ImportListener;
}

/** Rows, or characters, that are sent at once. More was not faster. */
const BATCH_ROWS = 1_000;
const BATCH_CHARACTERS = 2_000_000;

/** Reads the file in batches. @throws FileError when it has no records */
export async function stageRecords(
  { format, bytes }: SourceFile,
  { staging, validator, listener }: Stage,
): Promise<void> {
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
