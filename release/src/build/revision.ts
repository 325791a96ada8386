import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const DIRTY = '-dirty';

/** The commit a checkout stands at, with `-dirty` behind it when one of these paths has changes that it does not; null outside of a repository. */
export async function revisionOf(repository: string, paths: readonly string[]): Promise<string | null> {
  const commit = await git(repository, 'rev-parse', 'HEAD');
  if (commit === null) return null;
  const changes = await git(repository, 'status', '--porcelain', '--', ...paths);
  return changes ? `${commit}${DIRTY}` : commit;
}

/** Whether what a checkout stands at contains a commit, as a release names it; true outside of a repository, where nobody can tell. */
export async function containsCommit(repository: string, commit: string): Promise<boolean> {
  if ((await git(repository, 'rev-parse', 'HEAD')) === null) return true;
  return (await git(repository, 'merge-base', '--is-ancestor', commit.replace(DIRTY, ''), 'HEAD')) !== null;
}

async function git(repository: string, ...words: readonly string[]): Promise<string | null> {
  return execute('git', [...words], { cwd: repository }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
}
