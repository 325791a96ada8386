import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathShape } from '@kadam/shared/remote';
import { pathError, readPages } from '../../checks/routes-file';
import { ReleaseError } from '../../release-error';
import { bundleOf, findPackages } from '../../workspace';

/** Folders that lie beside the bundles of remotes, or are one. */
const KEPT_NAMES = ['host', 'pages'];
/** The host's own page. */
const KEPT_PATHS = ['/ops'];
const LONGEST_NAME = 30;
const OWNER = /^(@[\w-]+(\/[\w.-]+)?|[^\s@]+@[^\s@]+\.[^\s@]+)$/;

/** The word of a new remote. */
export function checkedName(repository: string, asked: string): string {
  const name = bundleOf(asked);
  if (!/^[a-z][a-z0-9]*$/.test(name) || name.length > LONGEST_NAME)
    throw new ReleaseError(
      null,
      `'${asked}' cannot be the name of a remote: it becomes part of a variable, so it has small letters and digits only, begins with a letter and is at most ${LONGEST_NAME} long. Such as: npm run create-remote -- tools`,
    );
  if (KEPT_NAMES.includes(name))
    throw new ReleaseError(null, `The platform keeps the name '${name}'. Choose another one.`);
  if (existsSync(join(repository, `remote-${name}`)))
    throw new ReleaseError(
      null,
      `There is a folder remote-${name} already. Choose another name, or remove the folder.`,
    );
  return name;
}

/** The address of a new page, which nobody else has. */
export function checkedPath(repository: string, path: string): string {
  const fault = pathError(path) ?? (path.includes(':') ? 'must have no parameter: add such pages later' : undefined);
  if (fault) throw new ReleaseError(null, `--path '${path}' ${fault}. Such as: --path /tools`);
  const owner = KEPT_PATHS.includes(path) ? 'host' : ownerOf(repository, path);
  if (owner) throw new ReleaseError(null, `--path '${path}' is a page of '${owner}' already. Choose another one.`);
  return path;
}

function ownerOf(repository: string, path: string): string | undefined {
  const remotes = findPackages(repository).filter(({ bundle }) => bundle !== 'host');
  return remotes.find((remote) => readPages(remote).some((page) => pathShape(page.path) === path))?.bundle;
}

/** Who answers for a remote, as CODEOWNERS takes it. */
export function checkedOwner(owner: string): string {
  if (OWNER.test(owner)) return owner;
  throw new ReleaseError(
    null,
    `--owner '${owner}' is no account (@name), team (@kadam/name) or mail address. Such as: --owner @kadam/tools`,
  );
}
