import { isDeepStrictEqual } from 'node:util';
import { signedText, type Registry } from '@kadam/shared/remote';
import { ReleaseError } from '../release-error';
import { createKey, isSignedBy, keyFileOf, keyName, readKeys, type KeyRing } from './key-files';
import { highestSequence } from './sequence-memory';

/**
 * What is to be thought of a registry. `unsigned`: as far as this machine knows it never was signed; `unchecked`: this machine has no key to
 * check it with; `refused`: `fault` ends the sentence "registry.json …".
 */
export type Signature =
  | { readonly status: 'signed'; readonly by: string; readonly sequence: number }
  | { readonly status: 'unsigned' | 'unchecked' }
  | { readonly status: 'rejected'; readonly problem: string; readonly isOlder?: true };

type Content = Readonly<Record<string, unknown>>;

/** Judges the registry as it was read from its file. `copy` is the copy that the last change left. */
export async function judgeRegistry(bundlesFolder: string, content: Content, copy?: Content): Promise<Signature> {
  const keys = await readKeys(bundlesFolder);
  const seen = await highestSequence(bundlesFolder);
  const signature = judgeAlone(content, keys);
  if (signature.status === 'unsigned' && (seen > 0 || (copy && judgeAlone(copy, keys).status === 'signed')))
    return rejected('was signed before and is not any more: somebody has replaced it');
  if (signature.status !== 'signed') return signature;
  const known = copy ? judgeAlone(copy, keys) : undefined;
  const newest = Math.max(seen, known?.status === 'signed' ? known.sequence : 0);
  if (signature.sequence >= newest) return signature;
  const problem = `is older (number ${signature.sequence}) than one that was written here (number ${newest}): somebody has put an old one back`;
  return { status: 'rejected', problem, isOlder: true };
}

/**
 * The registry as it is to be written: with the next sequence number and signed by the keys of this machine; as it is when nothing in it has
 * changed. A machine on which nothing was signed so far gets a key of its own.
 * @throws ReleaseError when it is signed and this machine has no key
 */
export async function signedRegistry(bundlesFolder: string, registry: Registry): Promise<Registry> {
  const { signers, accepted } = await ownKeys(bundlesFolder, registry);
  const { signatures = {} } = registry;
  const text = signedText(registry as unknown as Content);
  const isUnchanged = signers.every(({ publicKey }) => isSignedBy(publicKey, text, signatures[publicKey] ?? ''));
  if (isUnchanged && isDeepStrictEqual(registry.keys, accepted)) return registry;
  const sequence = Math.max(registry.sequence ?? 0, await highestSequence(bundlesFolder)) + 1;
  const next = { ...registry, sequence, keys: accepted };
  const nextText = signedText(next);
  return { ...next, signatures: Object.fromEntries(signers.map(({ publicKey, sign }) => [publicKey, sign(nextText)])) };
}

/** Throws the ReleaseError of a machine that cannot sign what is signed already, before anybody waits for a build. */
export async function ownKeys(bundlesFolder: string, { signatures }: Registry): Promise<KeyRing> {
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

function judgeAlone(content: Content, { accepted }: KeyRing): Signature {
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
