export interface SourceRecord {
  /** Line of the file it begins on, from 1. */
  readonly line: number;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Why it cannot be read as a record, where the rest of the file can. */
  readonly error?: string;
}

export type Bytes = AsyncIterable<Buffer>;

/** Reads a file record by record. @throws FileError where it cannot continue */
export type ReadRecords = (bytes: Bytes) => AsyncIterable<SourceRecord>;

/** Longest record, in bytes: longer ones have an unclosed quote or bracket. */
export const RECORD_MAX_BYTES = 4 * 1024 * 1024;
