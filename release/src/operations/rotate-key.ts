import { activate } from './activate';
import { withRegistryLock } from '../registry/lock';
import { loadRegistry } from '../registry/registry-file';
import { rotateKey } from '../signing/key-files';

/**
 * Replaces the signing key and signs the registry with the new one.
 * @param until end of the old key's acceptance
 * @throws ReleaseError if there is no key, or the registry is untrusted
 */
export function rotateSigningKey(bundlesFolder: string, until: Date): Promise<{ publicKey: string; old: string }> {
  return withRegistryLock(bundlesFolder, async (lock) => {
    // The new key must only sign a registry that the old key has signed.
    const registry = await loadRegistry(bundlesFolder);
    const rotated = await rotateKey(bundlesFolder, until);
    await activate(bundlesFolder, registry, lock);
    return rotated;
  });
}
