import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { boundedMap } from '../../bounded-map';

const MOST_REMEMBERED = 1_000;
/** The version of whoever cannot tell it. */
const UNKNOWN = 'unknown';

export type IsKnown = (bundle: string, version: string) => Promise<boolean>;

/** Knows the versions that were released; without a folder of bundles every version is one. */
export function knownVersions(bundlesFolder: string | undefined): IsKnown {
  const released = boundedMap<true>(MOST_REMEMBERED);
  return async (bundle, version) => {
    if (bundlesFolder === undefined || version === UNKNOWN) return true;
    const folder = join(bundle, version);
    if (released.get(folder)) return true;
    const isReleased = await access(join(bundlesFolder, folder, 'release.json')).then(
      () => true,
      () => false,
    );
    if (isReleased) released.set(folder, true);
    return isReleased;
  };
}
