import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { extract as createExtract, type Header } from 'tar-stream';
import { BackupError } from './backup-error';
import { MANIFEST, manifestSchema, type Manifest } from './manifest';
import { decrypted, type DecryptionOptions } from './encryption';

export interface ArchivedEntry {
  readonly header: Header;
  /** The content; it must be read to the end. */
  readonly content: AsyncIterable<Buffer>;
}

const PATHS = /^(database\.dump|(database|resumes|mail|bundles)\/.+)$/;

/**
 * Reads a backup and compares each entry with the manifest.
 * @param visit called for each entry except the manifest, before the entry is compared
 * @throws BackupError if the file is damaged, incomplete, not a backup, or cannot be decrypted
 */
export async function readArchive(
  path: string,
  options: DecryptionOptions & { readonly signal?: AbortSignal | undefined },
  visit: (entry: ArchivedEntry) => Promise<void>,
): Promise<Manifest> {
  const first = await firstBytes(path);
  const source = await decrypted(createReadStream(path), { first, ...options });
  const extract = createExtract();
  const done = pipeline(source, extract);
  done.catch(() => undefined);
  const files: Record<string, string> = {};
  let manifest: Manifest | undefined;
  try {
    for await (const entry of extract) {
      options.signal?.throwIfAborted();
      const { name, type } = entry.header;
      if (name === MANIFEST) manifest = await manifestOf(entry);
      else {
        assertInside(entry.header);
        const hash = createHash('sha256').update(type === 'symlink' ? entry.header.linkname : '');
        await visit({ header: entry.header, content: hashed(entry, hash) });
        if (type !== 'directory') files[name] = hash.digest('hex');
      }
    }
    await done;
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw damaged(path, (error as Error).message);
  }
  if (!manifest) throw damaged(path, 'it has no manifest');
  const wrong = Object.keys({ ...manifest.files, ...files }).filter((name) => files[name] !== manifest.files[name]);
  if (wrong.length > 0) throw damaged(path, `${wrong.length} files differ from its manifest, such as ${wrong[0]}`);
  return manifest;
}

async function firstBytes(path: string): Promise<Buffer> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${path} cannot be read (${error.code}).`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(32), 0, 32, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function manifestOf(content: AsyncIterable<unknown>): Promise<Manifest> {
  const chunks: Buffer[] = [];
  for await (const chunk of content as AsyncIterable<Buffer>) chunks.push(chunk);
  const given: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  return manifestSchema.parse(given);
}

async function* hashed(entry: AsyncIterable<unknown>, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for await (const chunk of entry as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
}

/** Nothing in a backup may be written outside the folders it is restored into. */
function assertInside({ name, type, linkname }: Header): void {
  const isKnown = type === 'file' || type === 'directory' || type === 'symlink';
  const isPlain = [name, type === 'symlink' ? linkname : ''].every(
    (path) => !path.startsWith('/') && !path.split('/').includes('..'),
  );
  if (!isKnown || !isPlain || !PATHS.test(name)) throw new Error(`${name} does not belong in a backup`);
}

// An error of the file system while writing is not an error of the backup.
const isDamage = (error: unknown) =>
  !(error instanceof BackupError) &&
  (error as Error).name !== 'AbortError' &&
  (error as NodeJS.ErrnoException).syscall === undefined;

const damaged = (path: string, why: string) =>
  new BackupError(`${path} is damaged or no backup: ${why}. Nothing was changed. Use another backup.`);
