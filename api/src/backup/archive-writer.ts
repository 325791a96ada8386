import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, readlink, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack as createPack, type Header, type Pack } from 'tar-stream';
import { MANIFEST, type Manifest } from './manifest';
import { entriesOf } from './site-folders';
import type { Encrypt } from './encryption';

type EntryHeader = Pick<Header, 'name'> & Partial<Header>;

/** A backup that is being written. */
export interface ArchiveWriter {
  addFile(name: string, path: string): Promise<void>;
  /** Adds the content of a folder. Files that are removed meanwhile are skipped. */
  addFolder(name: string, folder: string): Promise<void>;
  has(name: string): boolean;
  /** Adds the manifest with the hashes of all entries, and gives the file its final name. */
  finish(manifest: Omit<Manifest, 'files'>): Promise<Manifest>;
  abort(): Promise<void>;
}

/** Starts a tar file, encrypted if `encrypt` is given; it is renamed once it is complete. */
export async function writeArchive(path: string, encrypt?: Encrypt, signal?: AbortSignal): Promise<ArchiveWriter> {
  const draft = `${path}.part`;
  const pack = createPack();
  const plain = new PassThrough();
  pack.pipe(plain, (error) => {
    if (error) plain.destroy(error);
  });
  signal?.addEventListener('abort', () => plain.destroy(new Error('stopped')));
  const written = pipeline(
    encrypt ? await encrypt(plain) : plain,
    createWriteStream(draft, { flags: 'wx', mode: 0o600 }),
  );
  const failed = written.then(() => new Promise<never>(() => undefined));
  // The next `await` gets the error; until then the rejection must not count as unhandled.
  failed.catch(() => undefined);
  const files: Record<string, string> = {};

  const add = async (header: EntryHeader, content: AsyncIterable<Buffer> | Iterable<Buffer>) => {
    files[header.name] = await Promise.race([addEntry(pack, header, content), failed]);
  };
  const addFile = async (name: string, source: string) => {
    const handle = await open(source).catch(undefinedWhereMissing);
    if (!handle) return;
    try {
      const { size, mode, mtime } = await handle.stat();
      await add({ name, size, mode: mode & 0o777, mtime }, contentOf(handle, size));
    } finally {
      await handle.close();
    }
  };

  return {
    addFile,
    async addFolder(name, folder) {
      for await (const entry of entriesOf(folder)) {
        const [inside, source] = [`${name}/${entry.name}`, join(folder, entry.name)];
        if (entry.kind === 'file') await addFile(inside, source);
        else if (entry.kind === 'link') {
          const linkname = await readlink(source).catch(undefinedWhereMissing);
          if (linkname !== undefined) await add({ name: inside, type: 'symlink', linkname }, []);
        } else {
          const { mode } = (await stat(source).catch(undefinedWhereMissing)) ?? { mode: 0o755 };
          await Promise.race([addEntry(pack, { name: inside, type: 'directory', mode: mode & 0o777 }, []), failed]);
        }
      }
    },
    has: (name) => Object.hasOwn(files, name),
    async finish(described) {
      const manifest = { ...described, files: { ...files } };
      const bytes = Buffer.from(JSON.stringify(manifest, undefined, 1));
      await add({ name: MANIFEST, size: bytes.length, mode: 0o600 }, [bytes]);
      pack.finalize();
      await written;
      const handle = await open(draft, 'r+');
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, path);
      return manifest;
    },
    async abort() {
      plain.destroy();
      await written.catch(() => undefined);
      await rm(draft, { force: true });
    },
  };
}

async function addEntry(
  pack: Pack,
  header: EntryHeader,
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<string> {
  const hash = createHash('sha256').update(header.linkname ?? '');
  // Folders and links have no content; `pack.entry` sets the type of such entries.
  const isFile = header.type === undefined;
  let settle: (error?: Error | null) => void = () => undefined;
  const packed = new Promise<void>((resolve, reject) => {
    settle = (error) => (error ? reject(error) : resolve());
  });
  const entry = pack.entry(header, (error) => settle(error));
  if (isFile) {
    for await (const chunk of content) {
      hash.update(chunk);
      if (!entry.write(chunk)) await once(entry, 'drain');
    }
    entry.end(undefined);
  }
  await packed;
  return hash.digest('hex');
}

/** Exactly `size` bytes, the length declared for the entry. */
const contentOf = (handle: FileHandle, size: number): AsyncIterable<Buffer> | Iterable<Buffer> =>
  size === 0 ? [] : handle.createReadStream({ start: 0, end: size - 1, autoClose: false });

function undefinedWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
