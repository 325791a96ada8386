import { type SaxesAttributeNS, SaxesParser, type SaxesTagPlain } from 'saxes';
import { FileFault } from '../faults';
import { type Bytes, RECORD_MAX_BYTES, type SourceRecord } from '../source-record';

const RECORD_TAGS: ReadonlySet<string> = new Set(['job', 'item', 'posting', 'vacancy', 'course']);

/** Reads the feed that Indeed made usual: one `<job>` each, its fields as elements, their text often in CDATA. Entities of a document type are not read. */
export async function* readXml(bytes: Bytes): AsyncGenerator<SourceRecord> {
  const cutter = new ElementCutter();
  const decoder = new TextDecoder();
  for await (const chunk of bytes) {
    cutter.write(decoder.decode(chunk, { stream: true }));
    yield* cutter.take();
  }
  cutter.end();
  yield* cutter.take();
}

type Field = string | string[];

class ElementCutter {
  readonly #parser = new SaxesParser();
  #found: SourceRecord[] = [];
  #record: { line: number; tag: string; fields: Record<string, Field> } | undefined;
  #text = '';
  #recordEnd = 0;

  constructor() {
    this.#parser.on('error', (error) => {
      throw new FileFault(`${explained(error.message)} Correct the file, or export it again.`);
    });
    this.#parser.on('doctype', () => {
      throw new FileFault(
        `Line ${this.#parser.line} declares a document type. Remove it: nothing in a feed of postings needs one.`,
      );
    });
    this.#parser.on('opentag', (tag) => this.#open(tag));
    this.#parser.on('text', (text) => (this.#text += text));
    this.#parser.on('cdata', (text) => (this.#text += text));
    this.#parser.on('closetag', (tag) => this.#close(tag.name.toLowerCase()));
  }

  write(text: string): void {
    this.#parser.write(text);
    if (this.#parser.position - this.#recordEnd > RECORD_MAX_BYTES) {
      throw new FileFault(
        `Near line ${this.#parser.line} something is too long for a record. Each posting is one <job> element.`,
      );
    }
  }

  end(): void {
    this.#parser.close();
  }

  take(): SourceRecord[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }

  #open(tag: SaxesTagPlain): void {
    this.#text = '';
    const name = tag.name.toLowerCase();
    if (this.#record || !RECORD_TAGS.has(name)) return;
    this.#record = { line: this.#parser.line, tag: name, fields: Object.create(null) };
    for (const [attribute, value] of Object.entries<string | SaxesAttributeNS>(tag.attributes))
      this.#put(attribute, String(value));
  }

  #close(name: string): void {
    const text = this.#text.trim();
    this.#text = '';
    if (!this.#record) return;
    if (name !== this.#record.tag) {
      if (text !== '') this.#put(name, text);
      return;
    }
    this.#found.push({ line: this.#record.line, fields: this.#record.fields });
    this.#record = undefined;
    this.#recordEnd = this.#parser.position;
  }

  #put(name: string, text: string): void {
    if (!this.#record) return;
    const { fields } = this.#record;
    const before = fields[name];
    fields[name] = before === undefined ? text : [before, text].flat();
  }
}

// 'saxes' begins its messages with line:column.
function explained(message: string): string {
  const [, line, what] = /^(\d+):\d+: (.*)$/s.exec(message) ?? [];
  return line && what
    ? `Line ${line} is not valid XML: ${what.replace(/\.$/, '')}.`
    : `The file is not valid XML: ${message}.`;
}
