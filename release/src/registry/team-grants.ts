import type { Registry, TeamGrant } from '@kadam/shared/remote';
import { ReleaseError } from '../release-error';
import { isSignedBy, keyName } from '../signing/key-files';
import { formatTime } from './bundle-state';

/** The registry with a grant, which replaces the one of the same team and key. */
export function withGrant(registry: Registry, grant: TeamGrant): Registry {
  const others = grantsOf(registry).filter(
    ({ team, publicKey }) => team !== grant.team || publicKey !== grant.publicKey,
  );
  return { ...registry, updatedAt: grant.at, teams: [...others, grant] };
}

/**
 * The registry without the grants of a team, or without the one for a key.
 * @param key the key, or how it begins; undefined for all keys of the team
 * @throws ReleaseError if there is no such grant
 */
export function withoutGrants(registry: Registry, team: string, key: string | undefined): Registry {
  const isGone = (grant: TeamGrant) => grant.team === team && (key === undefined || grant.publicKey.startsWith(key));
  const teams = grantsOf(registry).filter((grant) => !isGone(grant));
  if (teams.length < grantsOf(registry).length) return { ...registry, updatedAt: new Date().toISOString(), teams };
  const known = [...new Set(grantsOf(registry).map((grant) => grant.team))].join(', ') || 'none';
  throw new ReleaseError(
    null,
    `There is no grant of '${team}'${key === undefined ? '' : ` for the key ${key}`}. Teams with grants: ${known}.`,
  );
}

export const grantsOf = ({ teams = [] }: Registry): readonly TeamGrant[] => teams;

export const isExpired = ({ until }: TeamGrant, now = Date.now()): boolean => Date.parse(until) <= now;

/** What a team wants to release. */
export interface SignedUpload {
  readonly team: string;
  readonly remote: string;
  readonly content: Uint8Array;
  /** Base64. */
  readonly signature: string;
}

/** Why a team may not do something; the message says what it may do instead. */
export class NotGrantedError extends ReleaseError {}

/**
 * Checks that a team may release this remote now, whatever it uploads.
 * @throws NotGrantedError
 */
export function assertGranted(registry: Registry, { team, remote }: Pick<SignedUpload, 'team' | 'remote'>): void {
  const grants = grantsOf(registry).filter((grant) => grant.team === team);
  const own = grants.filter(({ remotes }) => remotes.includes(remote));
  if (own.some((grant) => !isExpired(grant))) return;
  const last = own.at(-1);
  if (last)
    throw new NotGrantedError(
      remote,
      `The grant of '${team}' for '${remote}' expired on ${formatTime(last.until)}. An operator renews it: release teams grant ${team} --key … --remotes ${last.remotes.join(',')} --until <day>.`,
    );
  const remotes = [...new Set(grants.flatMap((grant) => grant.remotes))].map((name) => `'${name}'`).join(', ');
  throw new NotGrantedError(
    remote,
    `The team '${team}' may not release '${remote}'. It may release ${remotes || 'nothing'}; an operator grants more: release teams grant.`,
  );
}

/**
 * Checks an upload: granted, and signed with a key of the grant.
 * @returns the grant
 * @throws NotGrantedError
 */
export function grantFor(registry: Registry, upload: SignedUpload): TeamGrant {
  assertGranted(registry, upload);
  const { team, remote, content, signature } = upload;
  const open = grantsOf(registry).filter(
    (grant) => grant.team === team && grant.remotes.includes(remote) && !isExpired(grant),
  );
  const grant = open.find(({ publicKey }) => isSignedBy(publicKey, content, signature));
  if (grant) return grant;
  const keys = open.map(({ publicKey }) => keyName(publicKey)).join(' or ');
  throw new NotGrantedError(
    remote,
    `The upload is not signed with the key ${keys} of '${team}', or was changed after it was signed. Sign the bytes of the archive with that key (docs/runbook.md).`,
  );
}

const SOON_MS = 14 * 24 * 3_600_000;

/** Sentences about grants that end within 14 days or have ended. */
export const grantNotes = (registry: Registry, now = Date.now()): string[] =>
  grantsOf(registry)
    .filter((grant) => isExpired(grant, now + SOON_MS))
    .map((grant) => {
      const what = `The grant of '${grant.team}' for ${grant.remotes.join(', ')}`;
      return `${what} ${isExpired(grant, now) ? 'expired' : 'expires'} on ${formatTime(grant.until)}: release teams grant ${grant.team}.`;
    });
