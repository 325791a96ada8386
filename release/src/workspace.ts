import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ReleaseError } from './release-error';

export interface BundlePackage {
  /** `host`, or the name of a remote (`jobs` for `remote-jobs`). */
  readonly bundle: string;
  readonly folder: string;
  readonly version: string;
}

export const REPOSITORY = resolve(__dirname, '../..');

export const bundlesFolderOf = (repository: string): string => join(repository, '.data/bundles');

/** The bundle of `jobs`, `remote-jobs` or `@kadam/remote-jobs`. */
export const bundleOf = (name: string): string =>
  name
    .replace(/^@[^/]+\//, '')
    .replace(/\/$/, '')
    .replace(/^remote-/, '');

/**
 * The packages that can be released: `host` and every `remote-<name>` with a `routes.json`, sorted.
 * @throws ReleaseError if a package.json is missing or has no version
 */
export function findPackages(repository: string): BundlePackage[] {
  const folders = readdirSync(repository).filter(
    (name) => name === 'host' || (name.startsWith('remote-') && existsSync(join(repository, name, 'routes.json'))),
  );
  return folders.sort().map((name) => describePackage(repository, name));
}

/**
 * Finds a package by `jobs`, `remote-jobs` or `@kadam/remote-jobs`.
 * @throws ReleaseError with the known packages if there is none
 */
export function findPackage(repository: string, name: string): BundlePackage {
  const packages = findPackages(repository);
  const bundle = bundleOf(name);
  const found = packages.find((candidate) => candidate.bundle === bundle);
  if (found) return found;
  const known = packages.map((candidate) => candidate.bundle).join(', ');
  throw new ReleaseError(null, `There is no package '${name}' to publish. Choose one of: ${known}.`);
}

function describePackage(repository: string, name: string): BundlePackage {
  const folder = join(repository, name);
  const bundle = name.replace(/^remote-/, '');
  const version = readVersion(join(folder, 'package.json'));
  if (version) return { bundle, folder, version };
  throw new ReleaseError(bundle, `${name}/package.json is missing or has no "version". Give it one, such as "0.1.0".`);
}

function readVersion(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: unknown };
  return typeof version === 'string' && /^\d+\.\d+\.\d+[\w.-]*$/.test(version) ? version : undefined;
}
