import { pipeline, Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { FileError } from '../errors';
import { LineCounter } from '../line-counter';
import { type Bytes, RECORD_MAX_BYTES, type SourceRecord } from '../source-record';

interface Parsed {
  record: string[];
  info: Info;
}

const HEADER_MAX_BYTES = 64 * 1024;

/**
 * Reads values separated by commas, semicolons, tabs or bars. The first non-empty line has the
 * names.
 */
export async function* readCsv(bytes: Bytes): AsyncGenerator<SourceRecord> {
  const lines = new LineCounter();
  const { start, rest } = await withStart(bytes);
  const parser = parse({
    delimiter: delimiterOf(start.toString()),
    info: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: RECORD_MAX_BYTES,
  });
  // An error on either side is thrown by the loop below.
  pipeline(Readable.from(counted(rest, lines), { objectMode: false }), parser, () => undefined);

  let columns: string[] | undefined;
  let begins = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const line = lines.lineAt(begins);
      begins = info.bytes;
      if (record.every((value) => value.trim() === '')) continue;
      if (columns) yield { line, ...fieldsOf(columns, record) };
      else columns = record.map((name) => name.trim());
    }
  } catch (error) {
    throw error instanceof CsvError ? explained(error, lines) : error;
  }
}

// The delimiter is detected from the first line, so that line is read first.
async function withStart(bytes: Bytes): Promise<{ start: Buffer; rest: Bytes }> {
  const iterator = bytes[Symbol.asyncIterator]();
  let start: Buffer = Buffer.alloc(0);
  let next = await iterator.next();
  while (!next.done) {
    start = Buffer.concat([start, next.value]);
    if (start.length > HEADER_MAX_BYTES || start.toString().trimStart().includes('\n')) break;
    next = await iterator.next();
  }
  async function* rest(): Bytes {
    yield start;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { start, rest: rest() };
}

async function* counted(bytes: Bytes, lines: LineCounter): Bytes {
  for await (const chunk of bytes) {
    lines.add(chunk);
    yield chunk;
  }
}

function fieldsOf(columns: readonly string[], values: readonly string[]): Pick<SourceRecord, 'fields' | 'error'> {
  const fields: Record<string, string> = Object.create(null);
  columns.forEach((name, index) => (fields[name] ||= values[index] ?? ''));
  if (values.length === columns.length) return { fields };
  return {
    fields,
    error: `has ${values.length} values where the first line names ${columns.length} columns. Put double quotes around values that hold a separator or a line break, and keep the separators of empty ones.`,
  };
}

function explained(error: CsvError, lines: LineCounter): FileError {
  const { bytes_records: begins } = error as CsvError & Pick<Info, 'bytes_records'>;
  const line = lines.lineAt(begins);
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return new FileError(
      `The record on line ${line} is longer than ${RECORD_MAX_BYTES / 1024 / 1024} MB. Close its double quotes: one that is never closed looks so. If all are closed, shorten it.`,
    );
  }
  return new FileError(
    error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? `The record on line ${line} opens a double quote that is never closed. Close it; a quote inside a quoted value is written twice ("").`
      : `The record on line ${line} has a double quote in the wrong place. Put quotes around the whole value, and write those inside it twice ("").`,
  );
}

const CANDIDATES = [',', ';', '\t', '|'] as const;

// The delimiter of a table: the candidate that is most frequent in the first line, outside quotes.
function delimiterOf(start: string): string {
  const header = start.trimStart().split(/\r?\n|\r/, 1)[0] ?? '';
  const unquoted = header.replace(/"[^"]*"/g, '');
  const times = (candidate: string) => unquoted.split(candidate).length;
  return CANDIDATES.reduce((best, candidate) => (times(candidate) > times(best) ? candidate : best));
}
