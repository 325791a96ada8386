import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Another terminal may still serve a version of today. */
const RETENTION_MS = 24 * 3_600_000;

/** Deletes old versions from the folder of releases served in development, except `version`. */
export async function deleteOldServed(folder: string, version: string): Promise<void> {
  const now = new Date();
  await utimes(join(folder, version), now, now);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (now.getTime() - (await stat(path)).mtimeMs > RETENTION_MS) await rm(path, { recursive: true, force: true });
  }
}
