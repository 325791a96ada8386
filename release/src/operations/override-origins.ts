import { activate } from './activate';
import { ReleaseError } from '../release-error';
import { withRegistryLock } from '../registry/lock';
import { loadRegistry } from '../registry/registry-file';

/** Origins from which override links may load releases. */
export const listOrigins = async (bundlesFolder: string): Promise<readonly string[]> =>
  (await loadRegistry(bundlesFolder)).overrideOrigins ?? [];

/**
 * Allows or denies override links from an origin.
 * @returns the allowed origins
 * @throws ReleaseError if it is not an origin, or nothing is live
 */
export function changeOrigins(
  bundlesFolder: string,
  origin: string,
  { isAllowed }: { readonly isAllowed: boolean },
): Promise<readonly string[]> {
  if (!isOrigin(origin))
    throw new ReleaseError(
      null,
      `'${origin}' is not an origin. Write scheme, name and port alone, such as http://localhost:3002.`,
    );
  return withRegistryLock(bundlesFolder, async (lock) => {
    const registry = await loadRegistry(bundlesFolder);
    if (Object.keys(registry.bundles).length === 0)
      throw new ReleaseError(null, `Nothing is live in ${bundlesFolder} yet: run 'release publish --all' first.`);
    const others = (registry.overrideOrigins ?? []).filter((other) => other !== origin);
    const overrideOrigins = isAllowed ? [...others, origin].sort() : others;
    await activate(bundlesFolder, { ...registry, overrideOrigins, updatedAt: new Date().toISOString() }, lock);
    return overrideOrigins;
  });
}

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
