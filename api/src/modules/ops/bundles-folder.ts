import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** JSON of the release tool; undefined if a file is missing or unreadable. */
export interface BundlesFolder {
  registry(): Promise<unknown>;
  verification(): Promise<unknown>;
  /** Builds that were not released, as `<bundle> <version>`. */
  rejected(): Promise<unknown>;
  release(bundle: string, version: string): Promise<unknown>;
  versions(bundle: string): Promise<readonly string[]>;
}

/** A name that cannot lead out of its folder. */
const NAME = /^[\w][\w.+-]*$/;

export function bundlesFolder(folder: string): BundlesFolder {
  const read = async (...path: readonly string[]): Promise<unknown> => {
    try {
      return JSON.parse(await readFile(join(folder, ...path), 'utf8'));
    } catch {
      return undefined;
    }
  };
  return {
    registry: () => read('registry.json'),
    verification: () => read('.verification.json'),
    rejected: () => read('.rejected.json'),
    release: async (bundle, version) =>
      NAME.test(bundle) && NAME.test(version) ? read(bundle, version, 'release.json') : undefined,
    versions: async (bundle) =>
      NAME.test(bundle) ? (await readdir(join(folder, bundle)).catch(() => [])).filter((name) => NAME.test(name)) : [],
  };
}

export const noBundles: BundlesFolder = {
  registry: async () => undefined,
  verification: async () => undefined,
  rejected: async () => undefined,
  release: async () => undefined,
  versions: async () => [],
};
