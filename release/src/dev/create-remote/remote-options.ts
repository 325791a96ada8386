import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathShape } from '@kadam/shared/remote';
import { remoteNameError } from '../../checks/remote-name';
import { pathError, readBundleRoutes } from '../../checks/routes-file';
import { ReleaseError } from '../../release-error';
import { MOVED_PATHS } from '../../serve/find-response';
import { bundleOf, findPackages } from '../../workspace';

const OWNER = /^(@[\w-]+(\/[\w.-]+)?|[^\s@]+@[^\s@]+\.[^\s@]+)$/;

export function checkedName(repository: string, given: string): string {
  const name = bundleOf(given);
  const problem = remoteNameError(name);
  if (problem)
    throw new ReleaseError(
      null,
      `'${given}' cannot be the name of a remote: it ${problem}. Such as: npm run create-remote -- tools`,
    );
  if (existsSync(join(repository, `remote-${name}`)))
    throw new ReleaseError(
      null,
      `There is a folder remote-${name} already. Choose another name, or remove the folder.`,
    );
  return name;
}

export function checkedPath(repository: string, path: string): string {
  const problem = pathError(path) ?? (path.includes(':') ? 'must have no parameter: add such pages later' : undefined);
  if (problem) throw new ReleaseError(null, `--path '${path}' ${problem}. Such as: --path /tools`);
  const moved = MOVED_PATHS.get(path);
  if (moved) throw new ReleaseError(null, `--path '${path}' leads to ${moved} already. Choose another one.`);
  const owner = ownerOf(repository, path);
  if (owner) throw new ReleaseError(null, `--path '${path}' is a page of '${owner}' already. Choose another one.`);
  return path;
}

function ownerOf(repository: string, path: string): string | undefined {
  const remotes = findPackages(repository).filter(({ bundle }) => bundle !== 'host');
  return remotes.find((remote) => readBundleRoutes(remote).pages.some((page) => pathShape(page.path) === path))?.bundle;
}

export function checkedOwner(owner: string): string {
  if (OWNER.test(owner)) return owner;
  throw new ReleaseError(
    null,
    `--owner '${owner}' is not an account (@name), team (@kadam/name) or mail address. Such as: --owner @kadam/tools`,
  );
}
