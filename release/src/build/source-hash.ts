import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { apiBaseOf } from '@kadam/shared/build/api-base.cjs';
import type { BundlePackage } from '../workspace';
import { resolvedPackages } from './locked-packages';

const SHARED_SOURCES = ['shared/src', 'shared/package.json', 'tsconfig.base.json', 'tsconfig.browser.json'];
const LOCKFILE = 'package-lock.json';
const NOT_SOURCES = /^(node_modules|dist|coverage|test-results|testing|\..*)$|\.(test\.tsx?|md)$/;

/**
 * Version of a release: the package's version, a dash, and the first eight hexadecimal digits of
 * the SHA-256 of all build inputs: the package's folder, `shared/src` with the build preset, the
 * shared compiler settings, other workspaces that it uses, its locked packages and KADAM_API_BASE.
 * Tests, Markdown and build output are excluded.
 */
export function releaseVersion(repository: string, { folder, version }: BundlePackage): string {
  const hash = createHash('sha256');
  const { paths, libraries } = sourcesOf(repository, folder);
  hash.update(libraries.join('\n'));
  const apiBase = apiBaseOf();
  if (apiBase !== undefined) hash.update(`KADAM_API_BASE=${apiBase}`);
  hashTree(hash, folder, '.');
  for (const path of paths) hashTree(hash, join(repository, path), path);
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

/**
 * Build inputs of a package besides its folder: paths in the repository, and a line for each
 * library.
 */
export function sourcesOf(
  repository: string,
  folder: string,
): { paths: readonly string[]; libraries: readonly string[] } {
  const lockfile = join(repository, LOCKFILE);
  if (!existsSync(lockfile)) return { paths: SHARED_SOURCES, libraries: [] };
  const content = JSON.parse(readFileSync(lockfile, 'utf8')) as Parameters<typeof resolvedPackages>[0];
  const { packages, workspaces } = resolvedPackages(content, relative(repository, folder));
  const others = workspaces
    .filter((path) => path !== 'shared')
    .flatMap((path) => [`${path}/src`, `${path}/package.json`]);
  return { paths: [...SHARED_SOURCES, ...others], libraries: packages };
}

/** SHA-256 of a folder's file names and contents, in hexadecimal. */
export function hashFolder(folder: string): string {
  const hash = createHash('sha256');
  hashTree(hash, folder, '.');
  return hash.digest('hex');
}

function hashTree(hash: Hash, path: string, name: string): void {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    const content = readFileSync(path);
    hash.update(`${name}\0${content.length}\0`).update(content);
    return;
  }
  for (const entry of readdirSync(path).sort()) {
    if (!NOT_SOURCES.test(entry)) hashTree(hash, join(path, entry), `${name}/${entry}`);
  }
}
