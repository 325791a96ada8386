import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './running-portal';

/** Another checkout of the same sources, for changes by a test. */
export interface WorkingCopy {
  readonly folder: string;
  /** Replaces the only occurrence of `from` in a file of the copy. */
  edit(file: string, from: string, to: string): void;
  remove(): void;
}

export function workingCopy(): WorkingCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'kadam-copy-')));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of new Set(listed.split('\0').filter(Boolean))) cpSync(join(root, file), join(folder, file));
  // A package may have another version of a library than the root.
  for (const modules of ['node_modules', 'api/node_modules'].filter((path) => existsSync(join(root, path))))
    symlinkSync(join(root, modules), join(folder, modules), 'junction');
  return {
    folder,
    edit(file, from, to) {
      const before = readFileSync(join(folder, file), 'utf8');
      if (before.split(from).length !== 2) throw new Error(`'${from}' must occur exactly once in ${file}.`);
      writeFileSync(join(folder, file), before.replace(from, to));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
