import { extract, type ReadEntry } from 'tar';
import { ReleaseError } from '../release-error';

/** A release has fewer than 200 files and less than 10 MB, with its compressed copies. */
const MAX_ENTRIES = 2_000;
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;

/**
 * Unpacks a tar.gz archive into an empty folder.
 * @throws ReleaseError for anything but files and folders, for a path that leaves the folder, for
 *   more than 2,000 entries or 100 MB, and for a damaged archive
 */
export async function unpackArchive(file: string, folder: string): Promise<void> {
  let entries = 0;
  let bytes = 0;
  let problem: string | undefined;
  const filter = (path: string, entry: ReadEntry | object): boolean => {
    const { type, size = 0 } = entry as ReadEntry;
    entries += 1;
    bytes += size;
    if (type !== 'File' && type !== 'Directory') problem ??= `'${path}' is neither a file nor a folder`;
    if (path.startsWith('/') || path.split('/').includes('..')) problem ??= `'${path}' leads out of the archive`;
    if (entries > MAX_ENTRIES) problem ??= `it has more than ${MAX_ENTRIES} entries`;
    if (bytes > MAX_UNPACKED_BYTES) problem ??= `it unpacks to more than ${MAX_UNPACKED_BYTES / 1024 / 1024} MB`;
    return problem === undefined;
  };
  try {
    await extract({ file, cwd: folder, strict: true, filter });
  } catch (error) {
    problem ??= `it is damaged or no tar.gz archive (${(error as Error).message.split('\n')[0]})`;
  }
  if (problem !== undefined) throw new ReleaseError(null, `The archive was not accepted: ${problem}.`);
}
