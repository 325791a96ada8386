import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { activate } from './activate';
import { currentUser } from '../current-user';
import { withRegistryLock } from '../registry/lock';
import { loadRegistry } from '../registry/registry-file';
import { grantsOf, withGrant, withoutGrants } from '../registry/team-grants';
import { ReleaseError } from '../release-error';
import type { Registry, TeamGrant } from '@kadam/shared/remote';

const TEAM = /^[a-z][a-z0-9-]{0,31}$/;
const REMOTE = /^[a-z][a-z0-9]*$/;

/** All grants, expired ones too. */
export const listGrants = async (bundlesFolder: string): Promise<readonly TeamGrant[]> =>
  grantsOf(await loadRegistry(bundlesFolder));

/** `key` is the path of a PEM file with a public key. */
export interface GrantOptions {
  readonly team: string;
  readonly key: string;
  readonly remotes: readonly string[];
  readonly until: Date;
}

/**
 * Lets a team release remotes with its key. Signed with the platform's key, as all of the registry.
 * @throws ReleaseError if a name, the key or the date is invalid
 */
export async function grant(bundlesFolder: string, options: GrantOptions): Promise<TeamGrant> {
  const { team, remotes, until } = options;
  assertTeamName(team);
  const wrong = remotes.find((name) => !REMOTE.test(name) || name === 'host');
  if (remotes.length === 0 || wrong !== undefined)
    throw new ReleaseError(
      null,
      wrong === 'host'
        ? 'Only the platform releases the host. Name remotes: --remotes jobs,news.'
        : `'${wrong ?? ''}' is not a name of a remote: --remotes jobs,news.`,
    );
  if (until <= new Date()) throw new ReleaseError(null, 'A grant ends in the future: --until 2027-12-31.');
  const publicKey = await readPublicKey(options.key);
  const at = new Date().toISOString();
  const made = { team, publicKey, remotes, until: until.toISOString(), at, who: currentUser() };
  await change(bundlesFolder, (registry) => withGrant(registry, made));
  return made;
}

/** Takes the grants of a team back, or the one for a key. Releases that are live stay live. */
export const revoke = (bundlesFolder: string, team: string, key: string | undefined): Promise<void> =>
  change(bundlesFolder, (registry) => withoutGrants(registry, team, key));

/** Throws a ReleaseError unless the name can be part of commands and of the history. */
export function assertTeamName(team: string): void {
  if (TEAM.test(team)) return;
  throw new ReleaseError(
    null,
    `'${team}' cannot name a team: up to 32 lower-case letters, digits and hyphens, beginning with a letter.`,
  );
}

function change(bundlesFolder: string, to: (registry: Registry) => Registry): Promise<void> {
  return withRegistryLock(bundlesFolder, async (lock) => {
    const registry = await loadRegistry(bundlesFolder);
    if (Object.keys(registry.bundles).length === 0)
      throw new ReleaseError(null, `Nothing is live in ${bundlesFolder} yet: run 'release publish --all' first.`);
    await activate(bundlesFolder, to(registry), lock);
  });
}

async function readPublicKey(key: string): Promise<string> {
  const pem = await readFile(key, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ReleaseError(null, `${key} cannot be read (${error.code}). Name a PEM file with the team's public key.`);
  });
  if (pem.includes('PRIVATE KEY'))
    throw new ReleaseError(
      null,
      `${key} has the private key of a team, which only the team may have. Ask the team for the public one: openssl pkey -in team.pem -pubout.`,
    );
  try {
    const parsed = createPublicKey(pem);
    const { x } = parsed.export({ format: 'jwk' });
    if (parsed.asymmetricKeyType === 'ed25519' && x) return x;
  } catch {
    // Not a key at all.
  }
  throw new ReleaseError(
    null,
    `${key} has no Ed25519 public key. The team makes one with: openssl genpkey -algorithm ed25519.`,
  );
}
