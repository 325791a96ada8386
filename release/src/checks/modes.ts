import { lstat, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Not read by servers. */
const OWN = /^\.(?!pages$|canary$|buckets$)/;
const ENTER = 0o001;
const READ = 0o004;

/**
 * A message if the server, which is another user, cannot read a file or folder; empty otherwise.
 */
export async function modeProblems(bundlesFolder: string): Promise<string[]> {
  const [first, ...others] = await closedTo(bundlesFolder);
  if (first === undefined) return [];
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return [
    `Only their owner may read ${first}${more}, so nginx returns 403: run 'chmod -R a+rX ${bundlesFolder}' as their owner.`,
  ];
}

/** Parent folders that other users cannot enter, which matters if the server is another user. */
export async function closedFolders(bundlesFolder: string): Promise<string[]> {
  const notes: string[] = [];
  for (let folder = dirname(bundlesFolder); folder !== dirname(folder); folder = dirname(folder)) {
    const mode = (await stat(folder).catch(() => undefined))?.mode ?? ENTER;
    if ((mode & ENTER) === 0)
      notes.push(
        `Only its owner may enter ${folder}: an nginx whose workers are another user returns 403 (chmod a+x ${folder}).`,
      );
  }
  return notes;
}

async function closedTo(path: string): Promise<string[]> {
  const found = await lstat(path).catch(() => undefined);
  if (!found || found.isSymbolicLink()) return [];
  const wanted = found.isDirectory() ? READ | ENTER : READ;
  const own = (found.mode & wanted) === wanted ? [] : [path];
  if (!found.isDirectory()) return own;
  const names = await readdir(path).catch(() => []);
  const below = await Promise.all(names.filter((name) => !OWN.test(name)).map((name) => closedTo(join(path, name))));
  return [...own, ...below.flat()];
}
