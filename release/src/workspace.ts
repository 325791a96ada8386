import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ReleaseError } from './release-error';

/** One package that can be released: the host, or a remote. */
export interface BundlePackage {
  /** `host`, or the word of a remote (`jobs` of `remote-jobs`). */
  readonly bundle: string;
  /** Absolute path of its folder. */
  readonly folder: string;
  /** `version` of its package.json. */
  readonly version: string;
}

/** Root of the repository this tool belongs to. */
export const REPOSITORY = resolve(__dirname, '../..');

/** Where bundles live unless the caller says otherwise. */
export const bundlesFolderOf = (repository: string): string => join(repository, '.data/bundles');

/** The bundle a person means by `jobs`, `remote-jobs` or `@kadam/remote-jobs`. */
export const bundleOf = (name: string): string =>
  name
    .replace(/^@[^/]+\//, '')
    .replace(/\/$/, '')
    .replace(/^remote-/, '');

/**
 * The packages of a repository that can be released, host first: its `host` folder and every `remote-<name>` with a `routes.json`.
 * @throws ReleaseError when a package.json is missing or has no version
 */
export function findPackages(repository: string): BundlePackage[] {
  const folders = readdirSync(repository).filter(
    (name) => name === 'host' || (name.startsWith('remote-') && existsSync(join(repository, name, 'routes.json'))),
  );
  return folders.sort().map((name) => describePackage(repository, name));
}

/**
 * The package a person means by `jobs`, `remote-jobs` or `@kadam/remote-jobs`.
 * @throws ReleaseError naming the known packages when there is none
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
