import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { BackupError } from './backup-error';

export interface EncryptionOptions {
  /** Public key of age, `age1…`. */
  readonly recipient?: string | undefined;
  readonly passphraseFile?: string | undefined;
}

export interface DecryptionOptions {
  /** File with a secret key of age, as age-keygen writes it. */
  readonly identityFile?: string | undefined;
  readonly passphraseFile?: string | undefined;
}

/** Loaded on demand: most backups are not encrypted, and most commands do not need it. */
const age = () => import('age-encryption');

const START = Buffer.from('age-encryption.org/');

export type Encrypt = (plain: Readable) => Promise<Readable>;

/**
 * How a backup is encrypted (age-encryption.org/v1); undefined when it is not.
 * @throws BackupError for an unusable key or file, before anything is read or written
 */
export async function encryptionFor({ recipient, passphraseFile }: EncryptionOptions): Promise<Encrypt | undefined> {
  if (recipient === undefined && passphraseFile === undefined) return undefined;
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  if (passphraseFile !== undefined) encrypter.setPassphrase(await secretOf(passphraseFile));
  else {
    try {
      encrypter.addRecipient(recipient ?? '');
    } catch {
      throw new BackupError(
        `'${recipient}' is not a public key of age, which begins with age1 (age-keygen makes one).`,
      );
    }
  }
  return async (plain) => fromWeb(await encrypter.encrypt(toWeb(plain)));
}

/**
 * Decrypts a backup if it is encrypted.
 * @throws BackupError if that fails
 */
export async function decrypted(
  source: Readable,
  { first, ...options }: DecryptionOptions & { first: Buffer },
): Promise<Readable> {
  if (!first.subarray(0, START.length).equals(START)) return source;
  const { identityFile, passphraseFile } = options;
  if (identityFile === undefined && passphraseFile === undefined)
    throw new BackupError(
      'The backup is encrypted. Name the file of its secret key with --identity, or of its passphrase with --passphrase-file.',
    );
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  if (passphraseFile !== undefined) decrypter.addPassphrase(await secretOf(passphraseFile));
  if (identityFile !== undefined) decrypter.addIdentity(await identityOf(identityFile));
  try {
    return fromWeb(await decrypter.decrypt(toWeb(source)));
  } catch (error) {
    throw new BackupError(
      `The backup cannot be decrypted with this ${identityFile === undefined ? 'passphrase' : 'key'} (${(error as Error).message}). Without the right one it cannot be read.`,
    );
  }
}

async function secretOf(file: string): Promise<string> {
  const secret = (await textOf(file)).replace(/\r?\n$/, '');
  if (secret !== '') return secret;
  throw new BackupError(`${file} is empty; it must have the passphrase.`);
}

async function identityOf(file: string): Promise<string> {
  const key = (await textOf(file)).split(/\r?\n/).find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (key !== undefined) return key;
  throw new BackupError(`${file} has no line with a secret key of age (AGE-SECRET-KEY-…).`);
}

const textOf = (file: string) =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${file} cannot be read (${error.code}).`);
  });

// Two type definitions of the same streams: Node's and the browser's.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as unknown as ReadableStream);
