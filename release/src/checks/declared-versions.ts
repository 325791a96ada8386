import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minVersion, satisfies } from 'semver';
import { ReleaseError } from '../release-error';
import type { BundlePackage } from '../workspace';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Compares the declared versions of shared libraries with those that the host provides.
 * @param shared range of each shared library, as recorded by the build
 * @throws ReleaseError naming a library with another version
 */
export function checkDeclaredVersions(
  { bundle, folder }: BundlePackage,
  shared: Readonly<Record<string, string>>,
): void {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  for (const [name, range] of Object.entries({ ...peerDependencies, ...dependencies })) {
    const given = shared[name] === undefined ? undefined : minVersion(shared[name])?.version;
    if (given === undefined || satisfies(given, range)) continue;
    const problem = `Its package.json asks for ${name} ${range}, but ${name} ${given} is what it was built with and what it shares with the host.`;
    const solution = `Ask for ${given} there; or raise it in every package, run npm install, and publish host and remotes with --together.`;
    throw new ReleaseError(bundle, `'${bundle}' was not released. ${problem} ${solution}`);
  }
}
