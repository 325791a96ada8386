import { readRelease, toLiveRemote, type LiveRemote, type Registry, type Release } from '@kadam/shared/remote';
import { fetchRelease } from '../federation/registry';
import { scriptGate } from '../federation/script-gate';
import type { Wish } from './wishes';

/** An override that cannot be shown; `message` is a sentence for who asked for it. */
export class WrongOverride extends Error {}

const PATIENCE_MS = 5_000;

/** The release that a wish is for, held to its hashes. Throws a WrongOverride. */
export async function overridingRelease(wish: Wish, registry: Registry): Promise<LiveRemote> {
  const release = await (wish.to.includes('://') ? fromOrigin(wish, registry) : fromRegistry(wish, registry));
  return { ...release, isOverride: true };
}

async function fromRegistry({ remote, to }: Wish, { bundles }: Registry): Promise<LiveRemote> {
  const state = remote === 'host' ? undefined : bundles[remote];
  if (!state) throw new WrongOverride(`This site has no remote '${remote}'.`);
  const versions = [state.live, ...state.previous, ...(state.canary ? [state.canary.version] : [])];
  const open = versions.filter((version) => !state.quarantined.includes(version));
  if (!open.includes(to))
    throw new WrongOverride(`There is no release ${to} of '${remote}' here. There are: ${open.join(', ')}.`);
  return fetchRelease(remote, to, state.digests[to]).catch(() => {
    throw new WrongOverride(`Release ${to} of '${remote}' could not be fetched. Reload the page to try again.`);
  });
}

async function fromOrigin({ remote, to: origin }: Wish, { overrideOrigins = [] }: Registry): Promise<LiveRemote> {
  if (!overrideOrigins.includes(origin))
    throw new WrongOverride(
      `This site shows nothing from ${origin}. Who runs it can allow that: release override allow ${origin}.`,
    );
  const release = await fetchFrom(origin).catch(() => undefined);
  if (release?.bundle !== remote)
    throw new WrongOverride(
      `${origin} gave no release of '${remote}'. Start it there with: npm run release -- serve ${remote}.`,
    );
  scriptGate.admitOrigin(origin);
  return at(origin, release);
}

async function fetchFrom(origin: string): Promise<Release | undefined> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(`${origin}/release.json`, { cache: 'no-store', credentials: 'omit', signal });
  return answer.ok ? readRelease(await answer.json()) : undefined;
}

function at(origin: string, release: Release): LiveRemote {
  const scripts = Object.entries(release.files).filter(([file]) => file.endsWith('.js'));
  return {
    ...toLiveRemote(release, null),
    entry: `${origin}/${release.entry}`,
    integrity: Object.fromEntries(scripts.map(([file, { integrity }]) => [`${origin}/${file}`, integrity])),
  };
}
