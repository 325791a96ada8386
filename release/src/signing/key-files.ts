import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  sign as signBytes,
  verify as verifyBytes,
  type KeyObject,
} from 'node:crypto';
import { chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { z } from '@kadam/shared/contract/schema';
import type { AcceptedKey } from '@kadam/shared/remote';
import { ReleaseError } from '../release-error';

const OWNER_ONLY = 0o600;
const OWNER_FOLDER = 0o700;
const PREVIOUS = 'previous.pem';
const ACCEPTED = 'accepted.json';

const acceptedKeys = z.array(z.object({ publicKey: z.string(), until: z.optional(z.string()) }));

export interface KeyRing {
  /** Keys that sign: the current one and, until it expires, the previous one. */
  readonly signers: readonly Signer[];
  /** Accepted public keys, the current one first. */
  readonly accepted: readonly AcceptedKey[];
}

export interface Signer {
  readonly publicKey: string;
  /** Returns the signature of a text, base64. */
  sign(text: string): string;
}

/** Short form of a public key for messages. */
export const keyName = (publicKey: string): string => publicKey.slice(0, 10);

/**
 * Path of the private key: `KADAM_SIGNING_KEY`, or `keys/signing-key.pem` beside the bundles
 * folder.
 * @throws ReleaseError if it is inside the bundles folder, which is served
 */
export function keyFileOf(bundlesFolder: string, given = process.env.KADAM_SIGNING_KEY): string {
  const file = given
    ? resolve(process.env.INIT_CWD ?? process.cwd(), given)
    : join(dirname(bundlesFolder), 'keys/signing-key.pem');
  const path = relative(bundlesFolder, file);
  if (path.startsWith('..') || isAbsolute(path)) return file;
  throw new ReleaseError(
    null,
    `The signing key ${file} is in the bundles folder, whose files are served to visitors. Move it to another folder and set KADAM_SIGNING_KEY to its path.`,
  );
}

/** The keys of this machine; empty if it has none. */
export async function readKeys(bundlesFolder: string, now = new Date()): Promise<KeyRing> {
  const file = keyFileOf(bundlesFolder);
  const stored = await readAccepted(file);
  const isOpen = ({ until }: AcceptedKey) => until === undefined || until > now.toISOString();
  const current = await readSigner(file);
  const previous = await readSigner(join(dirname(file), PREVIOUS));
  const isPreviousOpen = stored.some((key) => key.publicKey === previous?.publicKey && isOpen(key));
  const own = current ? [{ publicKey: current.publicKey }] : [];
  const others = stored.filter((key) => key.publicKey !== current?.publicKey && isOpen(key));
  return {
    signers: [...(current ? [current] : []), ...(previous && isPreviousOpen ? [previous] : [])],
    accepted: [...own, ...others],
  };
}

/**
 * Creates a key unless there is one.
 * @returns the public key
 */
export async function createKey(bundlesFolder: string): Promise<{ publicKey: string; file: string; isNew: boolean }> {
  const file = keyFileOf(bundlesFolder);
  await makeKeyFolder(dirname(file));
  const written = await writePrivate(file);
  // If two processes create a key, the first one wins.
  const isNew = await link(written, file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
  await rm(written);
  const signer = await readSigner(file);
  if (!signer) throw new Error(`${file} was written and cannot be read.`);
  return { publicKey: signer.publicKey, file, isNew };
}

/** Replaces the key. The old one is accepted, and signs as well, until `until`. */
export async function rotateKey(bundlesFolder: string, until: Date): Promise<{ publicKey: string; old: string }> {
  const file = keyFileOf(bundlesFolder);
  const old = await readSigner(file);
  if (!old) throw new ReleaseError(null, `There is no key at ${file} to exchange. Make one: release keys create.`);
  const written = await writePrivate(file);
  const others = (await readAccepted(file)).filter(({ publicKey }) => publicKey !== old.publicKey);
  await writeAccepted(file, [...others, { publicKey: old.publicKey, until: until.toISOString() }]);
  await rename(file, join(dirname(file), PREVIOUS));
  await rename(written, file);
  const current = await readSigner(file);
  return { publicKey: current?.publicKey ?? '', old: old.publicKey };
}

/** Accepts the key of another machine. */
export async function acceptKey(bundlesFolder: string, publicKey: string): Promise<void> {
  const file = keyFileOf(bundlesFolder);
  await makeKeyFolder(dirname(file));
  const others = (await readAccepted(file)).filter((key) => key.publicKey !== publicKey);
  await writeAccepted(file, [...others, { publicKey }]);
}

/**
 * Signs the bytes of a file with a private key in a PEM file.
 * @returns the signature, base64
 * @throws ReleaseError if one of them cannot be read
 */
export async function signFile(keyFile: string, file: string): Promise<string> {
  const pem = await readFile(keyFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ReleaseError(null, `The private key ${keyFile} cannot be read (${error.code}).`);
  });
  const key = parsePrivate(pem);
  if (!key)
    throw new ReleaseError(
      null,
      `${keyFile} has no Ed25519 private key. Make one: openssl genpkey -algorithm ed25519 -out team.pem.`,
    );
  return signBytes(null, await readFile(file), key).toString('base64');
}

/** Verifies a signature of a text or bytes; false for malformed input. */
export function isSignedBy(publicKey: string, signed: string | Uint8Array, signature: string): boolean {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
    return verifyBytes(
      null,
      typeof signed === 'string' ? Buffer.from(signed) : signed,
      key,
      Buffer.from(signature, 'base64'),
    );
  } catch {
    return false;
  }
}

/**
 * Generates a private key. Its public half does not begin with `-`, because `release keys trust`
 * would read it as an option.
 */
export function generateKey(): KeyObject {
  for (;;) {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    if (!publicKey.export({ format: 'jwk' }).x?.startsWith('-')) return privateKey;
  }
}

async function readSigner(file: string): Promise<Signer | undefined> {
  const pem = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw new ReleaseError(
      null,
      `The signing key ${file} cannot be read (${error.code}). Run the command as its owner.`,
    );
  });
  if (pem === undefined) return undefined;
  const key = parsePrivate(pem);
  if (!key)
    throw new ReleaseError(
      null,
      `${file} is no Ed25519 key. Put the right file there, or make a key: release keys create.`,
    );
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return { publicKey: x, sign: (text) => signBytes(null, Buffer.from(text), key).toString('base64') };
}

function parsePrivate(pem: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

async function writePrivate(file: string): Promise<string> {
  const privateKey = generateKey();
  const temporary = `${file}.${randomUUID()}.new`;
  await writeFile(temporary, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: OWNER_ONLY, flag: 'wx' });
  return temporary;
}

async function makeKeyFolder(folder: string): Promise<void> {
  if ((await mkdir(folder, { recursive: true, mode: OWNER_FOLDER })) !== undefined) await chmod(folder, OWNER_FOLDER);
}

async function readAccepted(file: string): Promise<AcceptedKey[]> {
  const path = join(dirname(file), ACCEPTED);
  const content = await readFile(path, 'utf8').catch(() => '[]');
  const parsed = acceptedKeys.safeParse(parseJson(content));
  if (parsed.success) return parsed.data;
  throw new ReleaseError(
    null,
    `${path} is damaged. Put it back, or delete it: then only this machine's own key is accepted.`,
  );
}

async function writeAccepted(file: string, keys: readonly AcceptedKey[]): Promise<void> {
  const path = join(dirname(file), ACCEPTED);
  const temporary = `${path}.${randomUUID()}.new`;
  await writeFile(temporary, `${JSON.stringify(keys, null, 2)}\n`, { mode: OWNER_ONLY });
  await rename(temporary, path);
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
