import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { keyFileOf } from './key-files';

/** The highest sequence number that this machine has written to a bundles folder; 0 if none. */
export async function highestSequence(bundlesFolder: string): Promise<number> {
  const content = await readFile(fileOf(bundlesFolder), 'utf8').catch(() => '');
  const sequence = Number(content.split('\n')[0]);
  return Number.isSafeInteger(sequence) ? sequence : 0;
}

/**
 * Prepares to store a sequence number outside of the bundles folder, to detect an older registry
 * that was put back. Skipped if the location is not writable.
 * @returns stores it
 */
export async function prepareSequence(bundlesFolder: string, sequence: number): Promise<() => Promise<void>> {
  const file = fileOf(bundlesFolder);
  const temporary = `${file}.${process.pid}.new`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(temporary, `${sequence}\n${bundlesFolder}\n`);
  } catch (error) {
    if (['EROFS', 'EACCES', 'EPERM'].includes(String((error as NodeJS.ErrnoException).code))) return async () => {};
    throw error;
  }
  return () => rename(temporary, file);
}

// Bundles folders may share a key.
function fileOf(bundlesFolder: string): string {
  const name = createHash('sha256').update(resolve(bundlesFolder)).digest('hex').slice(0, 16);
  return join(dirname(keyFileOf(bundlesFolder)), 'sequences', name);
}
