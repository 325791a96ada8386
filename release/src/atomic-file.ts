import { open, rename, stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { READABLE_FILE } from './readable';

/**
 * Prepares the atomic replacement of a file. `temporary` is a free name in the same file system; it
 * is written and flushed before this returns.
 * @returns replaces the file
 */
export async function prepareFile(file: string, content: string, temporary: string): Promise<() => Promise<void>> {
  await writeFlushed(temporary, content);
  await outdate(temporary, file);
  return async () => {
    await rename(temporary, file);
    await flushFolder(dirname(file));
  };
}

// nginx derives ETags from size and seconds: two versions of the same size need different seconds.
const outdate = async (file: string, replaced: string): Promise<void> => notBefore(file, await secondsAfter(replaced));

/** The first whole second after the modification time of a file; 0 if it does not exist. */
export async function secondsAfter(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  return found ? Math.floor(found.mtimeMs / 1000) + 1 : 0;
}

/** Sets the modification time of a file to at least this second. */
export async function notBefore(file: string, seconds: number): Promise<void> {
  if ((await stat(file)).mtimeMs < seconds * 1000) await utimes(file, seconds, seconds);
}

async function writeFlushed(file: string, content: string): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.chmod(READABLE_FILE);
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
