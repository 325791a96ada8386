import { readRegistry, readRelease, REGISTRY_URL, releaseUrl, toLiveRemote } from '@kadam/shared/remote';
import type { LiveRemote, Registry } from '@kadam/shared/remote';
import { TRY_LIMIT_MS } from './silence';

/** The registry as it stands now. Throws when it cannot be read or is none. */
export async function fetchRegistry(): Promise<Registry> {
  return checked(readRegistry(await fetchJson(REGISTRY_URL)), REGISTRY_URL);
}

/** One release of a remote. Throws when it cannot be read, is none, or is another one. */
export async function fetchRelease(remote: string, version: string): Promise<LiveRemote> {
  const url = releaseUrl(remote, version, 'release.json');
  const release = checked(readRelease(await fetchJson(url)), url);
  if (release.bundle !== remote || release.version !== version) throw new Error(`${url} describes another release.`);
  return toLiveRemote(release, null);
}

async function fetchJson(url: string): Promise<unknown> {
  const answer = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(TRY_LIMIT_MS) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.json();
}

function checked<T>(value: T | undefined, url: string): T {
  if (value === undefined) throw new Error(`${url} does not have the expected shape.`);
  return value;
}
