import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Resume files in a folder, each named by the id of its row, without personal data. */
export interface FileFolder {
  /**
   * Writes the file completely or not at all.
   * @throws the error of the file system, ENOSPC for a full disk
   */
  write(id: string, bytes: Uint8Array): Promise<void>;
  read(id: string): Promise<Buffer | undefined>;
  remove(id: string): Promise<void>;
  writtenBefore(moment: Date): Promise<string[]>;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function fileFolder(folder: string): FileFolder {
  const pathOf = (id: string) => {
    if (!ID.test(id)) throw new Error('A resume file is named by an id.');
    return join(folder, id);
  };
  return {
    async write(id, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = `${pathOf(id)}.draft`;
      try {
        const handle = await open(draft, 'w', 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(draft, pathOf(id));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    read: (id) => readFile(pathOf(id)).catch(undefinedWhereMissing),
    remove: (id) => rm(pathOf(id), { force: true }),
    async writtenBefore(moment) {
      const names = (await readdir(folder).catch(undefinedWhereMissing)) ?? [];
      const ids: string[] = [];
      for (const name of names.filter((one) => ID.test(one.replace(/\.draft$/, '')))) {
        const written = await stat(join(folder, name)).catch(undefinedWhereMissing);
        if (!written || written.mtime >= moment) continue;
        if (ID.test(name)) ids.push(name);
        // Left by a process that died while writing.
        else await rm(join(folder, name), { force: true });
      }
      return ids;
    },
  };
}

function undefinedWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
