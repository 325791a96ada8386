import { isUtf8 } from 'node:buffer';
import { FileError } from './errors';
import { LineCounter } from './line-counter';
import type { Bytes } from './source-record';

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const MARKS: readonly (readonly [Encoding, Buffer])[] = [
  ['utf-8', Buffer.from([0xef, 0xbb, 0xbf])],
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
];

export function encodingOf(start: Buffer): Encoding {
  return markOf(start)?.[0] ?? unmarked(start);
}

// A file starts with a plain letter or sign, whose second byte in UTF-16 is zero. Latin-1 is read
// as windows-1252, which is what its authors usually mean.
function unmarked(start: Buffer): Encoding {
  if (start.length > 1 && start[1] === 0) return 'utf-16le';
  if (start.length > 1 && start[0] === 0) return 'utf-16be';
  const [, declared = ''] = /^\s*<\?xml[^>]*\sencoding=["']([\w.-]+)["']/.exec(start.toString('latin1')) ?? [];
  return /^(?:iso-8859-1|latin-?1|us-ascii|windows-1252|cp1252)$/i.test(declared) ? 'windows-1252' : 'utf-8';
}

/** The same text in UTF-8, without a byte order mark. @throws FileError for an invalid byte */
export async function* toUtf8(chunks: Bytes, encoding: Encoding): Bytes {
  let isStart = true;
  for await (const chunk of encoding === 'utf-8' ? checked(chunks) : decoded(chunks, encoding)) {
    const mark = isStart && markOf(chunk)?.[0] === 'utf-8' ? 3 : 0;
    if (chunk.length > 0) isStart = false;
    yield chunk.subarray(mark);
  }
}

function markOf(start: Buffer) {
  return MARKS.find(([, mark]) => start.subarray(0, mark.length).equals(mark));
}

async function* checked(chunks: Bytes): Bytes {
  const lines = new LineCounter();
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const whole = bytes.subarray(0, wholeCharacters(bytes));
    if (!isUtf8(whole)) throw notUtf8(whole, lines);
    lines.add(whole);
    rest = bytes.subarray(whole.length);
    yield whole;
  }
  if (rest.length > 0) throw notUtf8(rest, lines);
}

// The end of a chunk may cut a character of several bytes: its first bytes wait for the next chunk.
function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    const isContinued = byte >= 0x80 && byte < 0xc0;
    if (!isContinued) return byte >= 0xc0 && widthOf(byte) > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

const widthOf = (lead: number) => (lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2);

function notUtf8(bytes: Buffer, lines: LineCounter): FileError {
  const before = lines.bytes;
  lines.add(bytes);
  const line = lines.lineAt(before + firstWrong(bytes));
  return new FileError(
    `Line ${line} holds bytes that are not UTF-8. Save the file as UTF-8 ("CSV UTF-8" in a spreadsheet program), or name its encoding, such as --encoding windows-1252.`,
  );
}

function firstWrong(bytes: Buffer): number {
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    const part = bytes.subarray(0, middle);
    if (isUtf8(part.subarray(0, wholeCharacters(part)))) good = middle;
    else bad = middle;
  }
  return good;
}

async function* decoded(chunks: Bytes, encoding: Encoding): Bytes {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk?: Buffer) => {
    try {
      return Buffer.from(chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode());
    } catch {
      throw new FileError(`The file is not whole ${encoding}. Save it as UTF-8, or name another --encoding.`);
    }
  };
  for await (const chunk of chunks) yield decode(chunk);
  yield decode();
}
