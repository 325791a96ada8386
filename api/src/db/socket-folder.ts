import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseStartError } from './database';

// The path of a unix socket has at most 104 bytes on macOS and 108 on Linux; the longest name we
// put in the folder needs 16.
const MAX_FOLDER_LENGTH = 85;

/**
 * A folder that only this user can enter, for the sockets of the database in `dataFolder`; the same
 * for every process that opens that folder.
 */
export async function socketFolder(dataFolder: string): Promise<string> {
  const real = await realpath(dataFolder);
  const inside = join(real, 'run');
  if (Buffer.byteLength(inside) <= MAX_FOLDER_LENGTH) return privateFolder(inside);
  return privateFolder(join(tmpdir(), `kadam-${folderKey(real)}`));
}

/** Short name of a folder, for places where its path is too long. */
export const folderKey = (folder: string) => createHash('sha256').update(folder).digest('hex').slice(0, 16);

async function privateFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid } = await lstat(folder);
  if (process.getuid && uid !== process.getuid()) {
    throw new DatabaseStartError(
      `The folder ${folder} belongs to another user. Remove it, or set KADAM_DATA to another folder.`,
    );
  }
  await chmod(folder, 0o700);
  return folder;
}
