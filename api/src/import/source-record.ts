export interface SourceRecord {
  /** First line of the record in the file, from 1. */
  readonly line: number;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Why this record cannot be read, if the rest of the file can. */
  readonly error?: string;
}

export type Bytes = AsyncIterable<Buffer>;

/**
 * Reads a file record by record.
 * @throws FileError if it cannot continue
 */
export type ReadRecords = (bytes: Bytes) => AsyncIterable<SourceRecord>;

/** Max record size in bytes: larger ones have an unclosed quote or bracket. */
export const RECORD_MAX_BYTES = 4 * 1024 * 1024;
