import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Encoding, encodingOf, toUtf8 } from './encoding';
import { FileError, ImportError } from './errors';
import { type Format, formatOf, rejectForeign } from './format';
import type { Bytes } from './source-record';

export interface SourceFile {
  readonly format: Format;
  readonly bytes: Bytes;
}

interface FileOptions {
  readonly format: Format | undefined;
  readonly encoding: Encoding | undefined;
}

const START_BYTES = 4_096;
// Parsing a slice of this size takes a few milliseconds.
const SLICE_BYTES = 16 * 1_024;

/**
 * Opens a file and detects what the options do not specify.
 * @throws FileError, ImportError
 */
export async function openSourceFile(path: string, options: FileOptions): Promise<SourceFile> {
  return sourceFile(await startOf(path), chunksOf(path), options);
}

/** The same for a file in memory; the event loop is not blocked while it is read. */
export const uploadedSourceFile = (content: Buffer): SourceFile =>
  sourceFile(content.subarray(0, START_BYTES), slicesOf(content), { format: undefined, encoding: undefined });

function sourceFile(start: Buffer, chunks: Bytes, options: FileOptions): SourceFile {
  if (start.length === 0)
    throw new FileError('The file is empty. Export it again, or check that this is the right file.');
  rejectForeign(start);
  const encoding = options.encoding ?? encodingOf(start);
  const format = options.format ?? formatOf(new TextDecoder(encoding).decode(start));
  return { format, bytes: toUtf8(chunks, encoding) };
}

// Opened only when it is read, so there is nothing to close before that.
async function* chunksOf(path: string): Bytes {
  yield* createReadStream(path) as AsyncIterable<Buffer>;
}

async function* slicesOf(content: Buffer): Bytes {
  for (let start = 0; start < content.length; start += SLICE_BYTES) {
    await nextTurn();
    yield content.subarray(start, start + SLICE_BYTES);
  }
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(unreadable(path, error));
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    throw new ImportError(unreadable(path, error as NodeJS.ErrnoException));
  } finally {
    await file.close();
  }
}

function unreadable(path: string, { code }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return `There is no file ${path}. Check its name and folder.`;
  if (code === 'EISDIR') return `${path} is a folder. Name a file in it.`;
  if (code === 'EACCES') return `You may not read ${path}. Its owner has to allow it.`;
  return `${path} cannot be read (${code}). Copy it to this machine and try again.`;
}
