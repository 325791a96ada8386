import { activate } from './activate';
import { withRegistryLock } from './registry/lock';
import { loadRegistry } from './registry/registry-file';
import { rotateKey } from './signing/key-files';

/**
 * Exchanges the key of this machine and signs what is live with the new one, in one step; the documents tell browsers of it.
 * @param until from then on the old key is accepted no more
 * @throws ReleaseError when there is no key, or the registry is not to be trusted
 */
export function rotateSigningKey(bundlesFolder: string, until: Date): Promise<{ publicKey: string; old: string }> {
  return withRegistryLock(bundlesFolder, async (lock) => {
    // What the new key vouches for is what the old one did.
    const registry = await loadRegistry(bundlesFolder);
    const rotated = await rotateKey(bundlesFolder, until);
    await activate(bundlesFolder, registry, lock);
    return rotated;
  });
}
