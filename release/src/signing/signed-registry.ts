import { isDeepStrictEqual } from 'node:util';
import { signedText, type Registry } from '@kadam/shared/remote';
import { ReleaseError } from '../release-error';
import { createKey, isSignedBy, keyFileOf, keyName, readKeys, type KeyRing } from './key-files';
import { highestSequence } from './sequence-memory';

/**
 * Result of the verification. `unsigned`: never signed, as far as this machine knows; `unchecked`:
 * this machine has no key; `rejected`: `problem` ends the sentence "registry.json …".
 */
export type Signature =
  | { readonly status: 'signed'; readonly by: string; readonly sequence: number }
  | { readonly status: 'unsigned' | 'unchecked' }
  | { readonly status: 'rejected'; readonly problem: string; readonly isOlder?: true };

type Content = Readonly<Record<string, unknown>>;

/** Verifies a registry; `copy` is its backup. */
export async function verifyRegistry(bundlesFolder: string, content: Content, copy?: Content): Promise<Signature> {
  const keys = await readKeys(bundlesFolder);
  const seen = await highestSequence(bundlesFolder);
  const signature = verifySignature(content, keys);
  if (signature.status === 'unsigned' && (seen > 0 || (copy && verifySignature(copy, keys).status === 'signed')))
    return rejected('was signed before and is no longer signed: it was replaced');
  if (signature.status !== 'signed') return signature;
  const known = copy ? verifySignature(copy, keys) : undefined;
  const newest = Math.max(seen, known?.status === 'signed' ? known.sequence : 0);
  if (signature.sequence >= newest) return signature;
  const problem = `is older (number ${signature.sequence}) than one that was written here (number ${newest}): an old one was restored`;
  return { status: 'rejected', problem, isOlder: true };
}

/**
 * The registry with the next sequence number and signatures of this machine's keys; unchanged if it
 * is signed already. Creates a key for the first signature.
 * @throws ReleaseError if it is signed and this machine has no key
 */
export async function signedRegistry(bundlesFolder: string, registry: Registry): Promise<Registry> {
  const { signers, accepted } = await ensureKeys(bundlesFolder, registry);
  const { signatures = {} } = registry;
  const text = signedText(registry as unknown as Content);
  const isUnchanged = signers.every(({ publicKey }) => isSignedBy(publicKey, text, signatures[publicKey] ?? ''));
  if (isUnchanged && isDeepStrictEqual(registry.keys, accepted)) return registry;
  const sequence = Math.max(registry.sequence ?? 0, await highestSequence(bundlesFolder)) + 1;
  const next = { ...registry, sequence, keys: accepted };
  const nextText = signedText(next);
  return { ...next, signatures: Object.fromEntries(signers.map(({ publicKey, sign }) => [publicKey, sign(nextText)])) };
}

/**
 * Returns the keys, or creates one. Throws a ReleaseError early, before a build, if this machine
 * cannot sign.
 */
export async function ensureKeys(bundlesFolder: string, { signatures }: Registry): Promise<KeyRing> {
  const keys = await readKeys(bundlesFolder);
  if (keys.signers.length > 0) return keys;
  const signed = Object.keys(signatures ?? {});
  if (signed.length === 0) {
    await createKey(bundlesFolder);
    return readKeys(bundlesFolder);
  }
  throw new ReleaseError(
    null,
    `This machine has no key to sign registry.json with, so nothing was changed. Copy the signing key of the site (${signed.map(keyName).join(' or ')}) to ${keyFileOf(bundlesFolder)}, or say in KADAM_SIGNING_KEY where it is. When it is lost: release keys create, then restore-registry --force --reason "…" (docs/runbook.md).`,
  );
}

function verifySignature(content: Content, { accepted }: KeyRing): Signature {
  const { signatures, sequence } = content as Partial<Registry>;
  const signed = Object.entries(signatures ?? {});
  if (signed.length === 0) return { status: 'unsigned' };
  if (accepted.length === 0) return { status: 'unchecked' };
  const known = signed.filter(([publicKey]) => accepted.some((key) => key.publicKey === publicKey));
  const names = signed.map(([publicKey]) => keyName(publicKey)).join(' and ');
  if (known.length === 0) return rejected(`is signed by the key ${names}, which is not accepted on this machine`);
  const text = signedText(content);
  const by = known.find(([publicKey, signature]) => isSignedBy(publicKey, text, signature))?.[0];
  return by !== undefined && Number.isSafeInteger(sequence)
    ? { status: 'signed', by, sequence: sequence ?? 0 }
    : rejected(`was changed after it was signed by ${names}`);
}

const rejected = (problem: string): Signature => ({ status: 'rejected', problem });
