import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import { FileError } from '../errors';
import { LineCounter } from '../line-counter';
import { type Bytes, RECORD_MAX_BYTES, type SourceRecord } from '../source-record';

const LISTS = ['jobPostings', 'postings', 'jobs', 'courses', 'data', 'items', 'results', 'records', '@graph'];
/** Limits the depth, so that recursion over a record cannot overflow the stack. */
const MAX_DEPTH = 64;
const PATHS = ['$', '$.*', ...LISTS.map((name) => `$.${name}.*`), ...LISTS.map((name) => `$.data.${name}.*`)];

/**
 * Reads an array, an object with a list, a single object or JSON Lines, and nodes of a `@graph`.
 */
export async function* readJson(bytes: Bytes): AsyncGenerator<SourceRecord> {
  const cutter = new RecordCutter();
  for await (const chunk of bytes) {
    cutter.write(chunk);
    yield* cutter.take();
  }
  cutter.end();
  yield* cutter.take();
}

class RecordCutter {
  private readonly lines = new LineCounter();
  private readonly tokenizer = new Tokenizer({ separator: '' });
  private readonly parser = new TokenParser({ paths: PATHS, keepStack: true, separator: '' });
  private readonly open: number[] = [];
  private found: SourceRecord[] = [];
  private offset = 0;
  private recordEnd = 0;
  /** Start of the value that was closed last. */
  private begins = 0;
  /** Number of records in the outermost value, once it is known to be or to contain a list. */
  private inDocument: number | undefined;

  constructor() {
    this.tokenizer.onToken = (token) => {
      this.offset = token.offset;
      if (token.token === TokenType.LEFT_BRACE || token.token === TokenType.LEFT_BRACKET) this.open.push(token.offset);
      if (token.token === TokenType.RIGHT_BRACE || token.token === TokenType.RIGHT_BRACKET)
        this.begins = this.open.pop() ?? 0;
      if (this.open.length > MAX_DEPTH) throw new Error('Nested too deeply.');
      this.parser.write(token);
    };
    this.parser.onValue = ({ value, key, parent, stack }) => {
      if (Array.isArray(parent) && typeof key === 'number') {
        this.inDocument = (this.inDocument ?? 0) + 1;
        this.found.push(this.record(value));
        // The parser retains the list until its end; its elements are released here.
        parent[key] = null;
      } else if (stack.length === 0) {
        if (this.inDocument === undefined && !Array.isArray(value)) this.found.push(this.record(value));
        this.inDocument = undefined;
      }
    };
  }

  write(chunk: Buffer): void {
    this.lines.add(chunk);
    this.attempt(() => this.tokenizer.write(chunk));
    if (this.lines.bytes - this.recordEnd > RECORD_MAX_BYTES) {
      throw new FileError(
        `What begins on line ${this.lines.lineAt(this.recordEnd)} is too long for a record. Put the records in an array, alone or under "jobs" or "data".`,
      );
    }
  }

  end(): void {
    this.attempt(() => this.tokenizer.end());
    const [unclosed] = this.open.slice(-1);
    if (unclosed !== undefined) throw this.broken('The file ends before it is closed. Fetch it again');
  }

  take(): SourceRecord[] {
    const found = this.found;
    this.found = [];
    return found.flatMap(nodesOf);
  }

  private record(value: unknown): SourceRecord {
    const line = this.lines.lineAt(typeof value === 'object' && value !== null ? this.begins : this.offset);
    this.recordEnd = this.offset;
    if (isObject(value)) return { line, fields: value };
    return { line, fields: {}, error: 'is not an object. Write it as { "title": … }.' };
  }

  private attempt(work: () => void): void {
    try {
      work();
    } catch {
      throw this.broken('Correct it, or export the file again');
    }
  }

  private broken(wayOut: string): FileError {
    return new FileError(`The file is not valid JSON at or after line ${this.lines.lineAt(this.offset)}. ${wayOut}.`);
  }
}

function nodesOf(record: SourceRecord): SourceRecord[] {
  const graph = record.fields['@graph'];
  if (!Array.isArray(graph)) return [record];
  return graph.filter(isObject).map((fields) => ({ line: record.line, fields }));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
