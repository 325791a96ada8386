import { stat } from 'node:fs/promises';
import { examineRegistry } from '../registry/registry-file';
import { keyFileOf, keyName } from './key-files';

/** Describes the signature of the registry in one sentence. */
export async function signatureText(bundlesFolder: string): Promise<string> {
  const state = await examineRegistry(bundlesFolder);
  if (state.problem !== null) return `registry.json ${state.details}.`;
  const { signature } = state;
  if (signature.status === 'signed')
    return `registry.json is signed by the key ${keyName(signature.by)} (number ${signature.sequence}).`;
  if (signature.status === 'unchecked')
    return `This machine has no key in ${keyFileOf(bundlesFolder)}, so it cannot say whether the signature of registry.json holds.`;
  return 'registry.json is not signed yet; the next publish signs it.';
}

/** Problems with the permissions of the key file. */
export async function keyNotes(bundlesFolder: string): Promise<string[]> {
  const file = keyFileOf(bundlesFolder);
  const found = await stat(file).catch(() => undefined);
  const isOpen = process.platform !== 'win32' && found !== undefined && (found.mode & 0o077) !== 0;
  return isOpen ? [`Others than its owner may read the signing key: chmod 600 ${file}.`] : [];
}
