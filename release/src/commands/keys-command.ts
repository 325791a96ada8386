import { ReleaseError } from '../release-error';
import { readSignatures } from '../registry/registry-file';
import { rotateSigningKey } from '../operations/rotate-key';
import { acceptKey, createKey, keyFileOf, keyName, readKeys } from '../signing/key-files';
import { UsageError, print, type Command, type CommandOptions } from './command';

/** Default time for which an old key is accepted, for open tabs and other machines. */
const OLD_KEY_MS = 30 * 24 * 3_600_000;

/** `keys`, `keys create`, `keys rotate [--until <day>]`, `keys trust <key>`. */
export const keysCommand: Command = async ([what = 'list', ...words], options) => {
  const step = STEPS[what];
  if (!step) throw new UsageError(`There is no 'keys ${what}'.`);
  return step(words, options);
};

const STEPS: Readonly<Record<string, Command>> = { create, rotate, trust, list };

async function create(...[, { bundles }]: Parameters<Command>): Promise<number> {
  const { publicKey, file, isNew } = await createKey(bundles);
  if (!isNew)
    return print(`There is a key already, ${keyName(publicKey)}, in ${file}. To exchange it: release keys rotate.`);
  return print(
    `The key ${keyName(publicKey)} was made. Its private half is in ${file}: keep it from visitors and from backups of the bundles, and copy it to every machine that releases to this site.`,
  );
}

async function rotate(_words: readonly string[], { bundles, until }: CommandOptions): Promise<number> {
  const last = endOf(until);
  const { publicKey, old } = await rotateSigningKey(bundles, last);
  const day = last.toISOString().slice(0, 10);
  const accepted = last > new Date() ? `accepted, and signs too, until the end of ${day}` : 'accepted no more';
  return print(
    `The key ${keyName(publicKey)} signs from now on; ${keyName(old)} is ${accepted}. Copy ${keyFileOf(bundles)} to every machine that releases to this site.`,
  );
}

async function trust([given]: readonly string[], { bundles }: CommandOptions): Promise<number> {
  if (!given)
    throw new UsageError(
      'Name the key to trust: its public half, or how it begins when registry.json is signed by it.',
    );
  const signed = await readSignatures(bundles);
  const publicKey = isPublicKey(given) ? given : signed.find((key) => given.length >= 8 && key.startsWith(given));
  if (!publicKey) {
    const known = signed.map(keyName).join(' and ') || 'no key';
    throw new ReleaseError(
      null,
      `'${given}' is not a public key, and registry.json is signed by ${known}. Ask its owner what 'release keys' says there.`,
    );
  }
  await acceptKey(bundles, publicKey);
  return print(`The key ${publicKey} is accepted on this machine from now on.`);
}

async function list(...[, { bundles }]: Parameters<Command>): Promise<number> {
  const { signers, accepted } = await readKeys(bundles);
  if (accepted.length === 0)
    return print(`There is no key in ${keyFileOf(bundles)}; the first publish makes one, or: release keys create.`);
  const isSigner = (publicKey: string) => signers.some((signer) => signer.publicKey === publicKey);
  const lines = accepted.map(
    ({ publicKey, until }) =>
      `  ${publicKey}  ${isSigner(publicKey) ? 'signs' : 'is accepted'}${until ? ` until ${until.slice(0, 10)}` : ''}`,
  );
  return print([`Keys in ${keyFileOf(bundles)}:`, ...lines].join('\n'));
}

const isPublicKey = (word: string): boolean => /^[\w-]{43}$/.test(word);

/** The end of a day (UTC), or the default. */
function endOf(day: string | undefined): Date {
  if (day === undefined) return new Date(Date.now() + OLD_KEY_MS);
  if (day === 'now') return new Date();
  const end = new Date(`${day}T23:59:59.999Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(end.getTime()))
    throw new UsageError(`'${day}' is not a day: --until 2027-01-31, or --until now.`);
  return end;
}
