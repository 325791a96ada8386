/** One record of a file, before anybody has looked at what it means. */
export interface SourceRecord {
  /** Line of the file it begins on, from 1. */
  readonly line: number;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Why it cannot be read as a record, where the rest of the file can. */
  readonly error?: string;
}

/** Bytes of a file: UTF-8, without a byte order mark. */
export type Bytes = AsyncIterable<Buffer>;

/** Reads a file record by record. @throws FileFault where it cannot go on */
export type ReadRecords = (bytes: Bytes) => AsyncIterable<SourceRecord>;

/** Longest record, in bytes. Nothing a person writes is near it; a quote or bracket that is never closed is. */
export const RECORD_MAX_BYTES = 4 * 1024 * 1024;
