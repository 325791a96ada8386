/** One record of a file, not interpreted yet. */
export interface SourceRecord {
  /** Line of the file it begins on, from 1. */
  readonly line: number;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Why it cannot be read as a record, where the rest of the file can. */
  readonly error?: string;
}

/** Bytes of a file: UTF-8, without a byte order mark. */
export type Bytes = AsyncIterable<Buffer>;

/** Reads a file record by record. @throws FileError where it cannot continue */
export type ReadRecords = (bytes: Bytes) => AsyncIterable<SourceRecord>;

/**
 * Longest record, in bytes. Nothing a person writes is near it; a quote or bracket that is never
 * closed is.
 */
export const RECORD_MAX_BYTES = 4 * 1024 * 1024;
