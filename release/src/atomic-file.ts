import { open, rename, stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { READABLE_FILE } from './readable';

/**
 * Prepares to replace a file so that a reader, and a machine that loses power, sees the old content or the new, never a part: written as
 * `temporary`, a free name of the same file system, and flushed. Everything that needs room on the disk is done when this returns.
 * @returns puts it in its place
 */
export async function prepareFile(file: string, content: string, temporary: string): Promise<() => Promise<void>> {
  await writeFlushed(temporary, content);
  await outdate(temporary, file);
  return async () => {
    await rename(temporary, file);
    await flushFolder(dirname(file));
  };
}

// nginx makes its ETag of size and seconds: two versions of the same length within one second would answer 304 to a browser that holds the first.
const outdate = async (file: string, replaced: string): Promise<void> => notBefore(file, await secondsAfter(replaced));

/** The first whole second after a file was written; 0 when there is none. */
export async function secondsAfter(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  return found ? Math.floor(found.mtimeMs / 1000) + 1 : 0;
}

/** Gives a file that is older than this second the time of it. */
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
