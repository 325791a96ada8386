import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@kadam/shared/remote';
import { REGISTRY_FILE } from '../registry/registry-file';
import { signedRegistry } from '../signing/signed-registry';

/** Writes a registry into a bundles folder, signed with the key but without the release tool. */
export async function putSignedRegistry(bundlesFolder: string, registry: object): Promise<void> {
  const signed = await signedRegistry(bundlesFolder, registry as Registry);
  await writeFile(join(bundlesFolder, REGISTRY_FILE), JSON.stringify(signed));
}
