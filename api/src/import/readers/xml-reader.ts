import { type SaxesAttributeNS, SaxesParser, type SaxesTagPlain } from 'saxes';
import { markup } from '../../html';
import { FileError } from '../errors';
import { type Bytes, RECORD_MAX_BYTES, type SourceRecord } from '../source-record';

const RECORD_TAGS: ReadonlySet<string> = new Set(['job', 'item', 'posting', 'vacancy', 'course']);

// Markup inside a field's text, which some feeds write without CDATA; every other element is a
// field.
const MARKUP_TAGS: ReadonlySet<string> = new Set(
  'a b big blockquote br center div em font h1 h2 h3 h4 h5 h6 hr i li ol p pre small span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  ),
);

/** Reads Indeed's feed format: `<job>` elements with fields as elements. Ignores entities. */
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

/** An open field: its text, its markup as HTML, and the number of open elements. */
interface OpenField {
  text: string;
  html: string;
  hasMarkup: boolean;
  depth: number;
}

class ElementCutter {
  private readonly parser = new SaxesParser();
  private found: SourceRecord[] = [];
  private record: { line: number; fields: Record<string, Field> } | undefined;
  private readonly open: OpenField[] = [];
  private recordEnd = 0;

  constructor() {
    this.parser.on('error', (error) => {
      throw new FileError(`${explained(error.message)} Correct the file, or export it again.`);
    });
    this.parser.on('doctype', () => {
      throw new FileError(
        `Line ${this.parser.line} declares a document type. Remove it: nothing in a feed of postings needs one.`,
      );
    });
    this.parser.on('opentag', (tag) => this.openElement(tag));
    this.parser.on('text', (text) => this.writeText(text));
    this.parser.on('cdata', (text) => this.writeText(text));
    this.parser.on('closetag', (tag) => this.closeElement(tag.name.toLowerCase()));
  }

  write(text: string): void {
    this.parser.write(text);
    if (this.parser.position - this.recordEnd > RECORD_MAX_BYTES) {
      throw new FileError(
        `Near line ${this.parser.line} something is too long for a record. Each posting is one <job> element.`,
      );
    }
  }

  end(): void {
    this.parser.close();
  }

  take(): SourceRecord[] {
    const found = this.found;
    this.found = [];
    return found;
  }

  private openElement(tag: SaxesTagPlain): void {
    const name = tag.name.toLowerCase();
    const field = this.open.at(-1);
    if (field && (field.depth > 0 || MARKUP_TAGS.has(name))) {
      field.depth += 1;
      field.hasMarkup = true;
      field.html += `<${name}>`;
    } else if (this.record) {
      this.open.push({ text: '', html: '', hasMarkup: false, depth: 0 });
    } else if (RECORD_TAGS.has(name)) {
      this.record = { line: this.parser.line, fields: Object.create(null) };
      for (const [attribute, value] of Object.entries<string | SaxesAttributeNS>(tag.attributes))
        this.put(attribute, String(value));
    }
  }

  private writeText(text: string): void {
    const field = this.open.at(-1);
    if (!field) return;
    field.text += text;
    field.html += markup`${text}`.source;
  }

  private closeElement(name: string): void {
    const field = this.open.at(-1);
    if (field && field.depth > 0) {
      field.depth -= 1;
      if (name !== 'br' && name !== 'hr') field.html += `</${name}>`;
    } else if (field) {
      this.open.pop();
      const text = (field.hasMarkup ? field.html : field.text).trim();
      if (text !== '') this.put(name, text);
    } else if (this.record) {
      this.found.push(this.record);
      this.record = undefined;
      this.recordEnd = this.parser.position;
    }
  }

  private put(name: string, text: string): void {
    if (!this.record) return;
    const { fields } = this.record;
    const before = fields[name];
    fields[name] = before === undefined ? text : [before, text].flat();
  }
}

// 'saxes' starts its messages with line:column.
function explained(message: string): string {
  const [, line, what] = /^(\d+):\d+: (.*)$/s.exec(message) ?? [];
  return line && what
    ? `Line ${line} is not valid XML: ${what.replace(/\.$/, '')}.`
    : `The file is not valid XML: ${message}.`;
}
