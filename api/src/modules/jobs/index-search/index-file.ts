import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';

/** Sections of bytes behind a header, in one file that is either whole or not read. */
export interface IndexFile<Header> {
  readonly header: Header;
  readonly sections: readonly Uint8Array[];
}

// Grows with every change of what stands in the file.
const VERSION = 'kadam-search-4';
// Numbers of eight bytes must begin at such a place.
const ALIGNED = 8;
const CHUNK = 4 * 1024 * 1024;
const CHECKSUM_BYTES = 4;

/** Writes the file beside its place, in a folder that need not exist yet, and puts it there once it is whole. */
export async function writeIndexFile(file: string, { header, sections }: IndexFile<object>): Promise<void> {
  // Processes in containers share the folder, and have the same number each.
  const draft = `${file}.${randomUUID()}.draft`;
  const head = Buffer.from(JSON.stringify({ version: VERSION, lengths: sections.map(({ length }) => length), header }));
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(draft, 'w');
  try {
    let checksum = 0;
    const write = async (bytes: Uint8Array) => {
      for (let start = 0; start < bytes.length; start += CHUNK) {
        const chunk = bytes.subarray(start, start + CHUNK);
        checksum = crc32(chunk, checksum);
        await handle.write(chunk);
      }
    };
    const headLength = Buffer.alloc(ALIGNED);
    headLength.writeUInt32LE(head.length);
    for (const bytes of [headLength, head, ...sections]) {
      await write(bytes);
      await write(new Uint8Array(padding(bytes.length)));
    }
    const end = Buffer.alloc(CHECKSUM_BYTES);
    end.writeUInt32LE(checksum);
    await handle.write(end);
    await handle.close();
    await rename(draft, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

/** What stands in the file; undefined when there is none, or it is damaged or of another version. */
export async function readIndexFile<Header>(file: string): Promise<IndexFile<Header> | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes || bytes.length < ALIGNED + CHECKSUM_BYTES) return undefined;
  const end = bytes.length - CHECKSUM_BYTES;
  let checksum = 0;
  for (let start = 0; start < end; start += CHUNK) {
    checksum = crc32(bytes.subarray(start, Math.min(start + CHUNK, end)), checksum);
    await pause();
  }
  if (checksum !== bytes.readUInt32LE(end)) return undefined;

  const headEnd = ALIGNED + bytes.readUInt32LE(0);
  const head = JSON.parse(bytes.toString('utf8', ALIGNED, headEnd)) as Head<Header>;
  if (head.version !== VERSION) return undefined;
  let start = headEnd + padding(headEnd);
  const sections = head.lengths.map((length) => {
    const section = bytes.subarray(start, start + length);
    start += length + padding(length);
    return section;
  });
  return { header: head.header, sections };
}

/** Lets others have their turn. */
export const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

interface Head<Header> {
  readonly version: string;
  readonly lengths: readonly number[];
  readonly header: Header;
}

const padding = (length: number) => (ALIGNED - (length % ALIGNED)) % ALIGNED;
