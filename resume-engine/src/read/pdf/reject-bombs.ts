import { inflateSync } from 'node:zlib';
import { Inflate } from 'fflate';
import { UnreadableDocument } from '../unreadable-document';

/**
 * Limits in bytes: a page scanned in color at 300 dpi is 26 MB, the content of a page of text some
 * 20 kB.
 */
const MAX_STREAM = 64 * 1024 * 1024;
const MAX_FILE = 192 * 1024 * 1024;
/** Maximum number of nested deflates; a stream with more is not from a resume. */
const MAX_TIMES = 4;
/** For a damaged stream, the output before the damage counts, up to this many bytes of input. */
const PIECE = 32;

const STREAM = Buffer.from('stream');
const END = Buffer.from('endstream');
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * Inflates the streams of a PDF within limits, before pdf.js does it without any. Streams are found
 * by their keyword and the header of deflated data, not by their dictionaries, in which a filter
 * can be named in many ways. Encrypted streams or other filters are not detected: the limits of
 * the parser process apply to them.
 * @throws {UnreadableDocument} `too-large` if a stream or file inflates beyond the limits
 */
export function rejectBombs(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let total = 0;
  for (const stream of streamsOf(file)) {
    total += inflatedSize(stream);
    if (total > MAX_FILE) throw tooLarge();
  }
}

function* streamsOf(file: Buffer): Generator<Buffer> {
  for (let at = file.indexOf(STREAM); at >= 0; at = file.indexOf(STREAM, at + STREAM.length)) {
    if (file.subarray(at - 3, at).toString('latin1') === 'end') continue;
    const start = nextLine(file, at + STREAM.length);
    const end = file.indexOf(END, start);
    yield file.subarray(start, end < 0 ? file.length : end);
  }
}

/** Like pdf.js, skips everything after the keyword up to the end of the line. */
function nextLine(file: Buffer, from: number): number {
  let at = from;
  while (at < file.length && file[at] !== LINE_FEED && file[at] !== CARRIAGE_RETURN) at += 1;
  return file[at] === CARRIAGE_RETURN && file[at + 1] === LINE_FEED ? at + 2 : at + 1;
}

function inflatedSize(stream: Uint8Array): number {
  let size = 0;
  let data = stream;
  for (let times = 0; isDeflated(data); times += 1) {
    if (times === MAX_TIMES) throw tooLarge();
    data = inflated(data);
    size += data.length;
  }
  return size;
}

/** Header of the zlib format (RFC 1950, section 2.2). */
const isDeflated = ([method = 0, flags = 0]: Uint8Array) =>
  (method & 0x0f) === 8 && ((method << 8) + flags) % 31 === 0 && (flags & 0x20) === 0;

function inflated(data: Uint8Array): Uint8Array {
  try {
    // Without a flush at the end, a truncated stream would be an error.
    return inflateSync(data, { maxOutputLength: MAX_STREAM, finishFlush: 2 });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge();
    return inflatedUpToDamage(data.subarray(2));
  }
}

function inflatedUpToDamage(data: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflater = new Inflate((part) => {
    parts.push(part);
    size += part.length;
  });
  try {
    for (let at = 0; at < data.length && size <= MAX_STREAM; at += PIECE) inflater.push(data.subarray(at, at + PIECE));
  } catch {
    // The output so far is all there is.
  }
  if (size > MAX_STREAM) throw tooLarge();
  return Buffer.concat(parts);
}

const tooLarge = () => new UnreadableDocument('too-large', 'The PDF holds far more than a resume.');
