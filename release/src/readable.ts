import { chmod, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The server is another user. */
export const READABLE_FILE = 0o644;
const READABLE_FOLDER = 0o755;

/** Makes a folder and its content readable for every user, independent of the umask. */
export async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, READABLE_FOLDER);
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) await makeReadable(path);
      else if (entry.isFile()) await chmod(path, READABLE_FILE);
    }),
  );
}

/**
 * Creates a folder and its parents with access for every user. Existing folders are not changed.
 */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await chmod(made, READABLE_FOLDER);
}
