import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BundlePackage } from '../workspace';

const SHARED_SOURCES = [
  'shared/src',
  'shared/package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
];
const NOT_SOURCES = /^(node_modules|dist|coverage|test-results|testing|\..*)$|\.(test\.tsx?|md)$/;

/**
 * Version of a release: that of the package, a dash, and the first eight hexadecimal digits of the SHA-256 of everything its build
 * reads: the package's folder, `shared/src` with the build preset, the lockfile and the shared compiler settings. Tests, Markdown and
 * what a build leaves behind do not count.
 */
export function releaseVersion(repository: string, { folder, version }: BundlePackage): string {
  const hash = createHash('sha256');
  hashTree(hash, folder, '.');
  for (const path of SHARED_SOURCES) hashTree(hash, join(repository, path), path);
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

/** SHA-256, in hexadecimal, of a folder's sources; names count as well as contents. */
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
