import { containerName, type LiveRemote } from '@kadam/shared/remote';

/** A release of a remote in the form in which the federation runtime registers it. */
export interface FederatedRemote {
  readonly name: string;
  /** Absolute URL. */
  readonly entry: string;
  /** The global variable that an entry of type `global` defines. */
  readonly entryGlobalName: string;
  readonly type: 'global' | 'module';
}

/**
 * The container of a release. Each release is a remote of its own, so that several versions can be
 * loaded in one page. `attempt` is the number of failed attempts of this release: each attempt
 * loads a new container under a new query, because a hung URL or a half-initialized container stays
 * that way.
 */
export function federatedRemote({ name, version, entry, entryType }: LiveRemote, attempt = 0): FederatedRemote {
  const url = new URL(entry, window.location.href);
  if (attempt > 0) url.searchParams.set('retry', String(attempt));
  return {
    name: attempt > 0 ? `${name}@${version}#${attempt}` : `${name}@${version}`,
    entry: url.href,
    entryGlobalName: containerName(name),
    type: entryType ?? 'global',
  };
}
