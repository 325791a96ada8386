import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, lchown, mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ArchivedEntry } from './archive-reader';

/**
 * A new folder inside the folder that is restored, so that its content can be moved by renaming.
 */
export interface Staging {
  readonly folder: string;
  add(name: string, entry: ArchivedEntry): Promise<void>;
  /**
   * Moves the content of `into` aside, or only the named entries, and moves the added content
   * there.
   */
  swap(into: string, names?: readonly string[]): Promise<void>;
  /** Moves everything back. */
  undo(): Promise<void>;
  remove(): Promise<void>;
}

/** @param parent is created if it is missing; its owner becomes the owner of all added entries */
export async function createStaging(parent: string, mode = 0o700): Promise<Staging> {
  await mkdir(parent, { recursive: true, mode });
  const { uid, gid } = await stat(parent);
  const folder = join(parent, `.restore-${randomUUID()}`);
  const [added, aside] = [join(folder, 'added'), join(folder, 'aside')];
  await mkdir(folder, { mode: 0o700 });
  for (const one of [added, aside]) await mkdir(one);
  const modes: (readonly [path: string, mode: number])[] = [];
  const renamed: (readonly [from: string, to: string])[] = [];
  const move = async (from: string, to: string) => {
    await rename(from, to);
    renamed.push([from, to]);
  };
  const own = async (path: string) => {
    // Only root can change the owner of a file.
    if (process.getuid?.() === 0) await lchown(path, uid, gid);
  };

  return {
    folder: added,
    async add(name, { header, content }) {
      const path = join(added, name);
      await mkdir(dirname(path), { recursive: true });
      if (header.type === 'directory') {
        await mkdir(path, { recursive: true });
        // Once everything is in it.
        modes.push([path, header.mode ?? 0o755]);
      } else if (header.type === 'symlink') await symlink(header.linkname ?? '', path);
      else {
        await pipeline(content, createWriteStream(path, { flags: 'wx' }));
        await chmod(path, header.mode ?? 0o600);
      }
      for await (const _ of content);
      await own(path);
    },
    async swap(into, names) {
      for (const [path, mode] of modes.splice(0)) await chmod(path, mode);
      await mkdir(into, { recursive: true });
      for (const name of await readdir(into))
        if (names ? names.includes(name) : !name.startsWith('.restore-'))
          await move(join(into, name), join(aside, name));
      for (const name of await readdir(added)) await move(join(added, name), join(into, name));
    },
    async undo() {
      for (const [from, to] of renamed.splice(0).reverse()) await rename(to, from);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
