import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** A version that was served last so long ago is of use to nobody; one of today may still be, in another terminal. */
const KEPT_MS = 24 * 3_600_000;

/** Removes versions of a bundle from the folder of what is served in development, except the one that is served now. */
export async function sweepServed(folder: string, version: string): Promise<void> {
  const now = new Date();
  await utimes(join(folder, version), now, now);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (now.getTime() - (await stat(path)).mtimeMs > KEPT_MS) await rm(path, { recursive: true, force: true });
  }
}
