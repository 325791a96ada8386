import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const DIRTY = '-dirty';

/**
 * The current commit, with `-dirty` if one of the paths has uncommitted changes; null outside of a
 * repository.
 */
export async function revisionOf(repository: string, paths: readonly string[]): Promise<string | null> {
  const commit = await git(repository, 'rev-parse', 'HEAD');
  if (commit === null) return null;
  const changes = await git(repository, 'status', '--porcelain', '--', ...paths);
  return changes ? `${commit}${DIRTY}` : commit;
}

/** Whether the current commit contains another one; true outside of a repository. */
export async function containsCommit(repository: string, commit: string): Promise<boolean> {
  if ((await git(repository, 'rev-parse', 'HEAD')) === null) return true;
  return (await git(repository, 'merge-base', '--is-ancestor', commit.replace(DIRTY, ''), 'HEAD')) !== null;
}

/** The current branch; null on none, or outside of a repository. */
export async function branchOf(repository: string): Promise<string | null> {
  const branch = await git(repository, 'rev-parse', '--abbrev-ref', 'HEAD');
  return branch === 'HEAD' ? null : branch;
}

async function git(repository: string, ...args: readonly string[]): Promise<string | null> {
  return execute('git', [...args], { cwd: repository }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
}
