import { chmod, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Modes of what visitors get: the server that sends it is another user. */
export const READABLE_FILE = 0o644;
const READABLE_FOLDER = 0o755;

/** Lets every user read a folder with all that is in it, whatever the umask of who wrote it. */
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

/** Makes a folder, and those above it that are missing, which every user may enter. Those that were there stay as they are. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await chmod(made, READABLE_FOLDER);
}
