import { REGISTRY_URL, releaseUrl, type Registry } from '@kadam/shared/remote';
import { DEV_VERSION, type WatchedBundle } from './watched-bundle';

const FROM_SOURCE = {
  live: DEV_VERSION,
  previous: [],
  canary: null,
  quarantined: [],
  history: [],
  lastLive: {},
  digests: {},
};

/**
 * `release.json` of a bundle from source, or the registry with these bundles; undefined for every
 * other path.
 */
export async function sourceRecord(
  path: string,
  watched: readonly WatchedBundle[],
  registry: () => Promise<Registry>,
): Promise<unknown> {
  const source = watched.find(({ bundle }) => path === releaseUrl(bundle, DEV_VERSION, 'release.json'));
  if (source) return source.latest()?.release;
  if (path !== REGISTRY_URL) return undefined;
  const around = await registry();
  const own = Object.fromEntries(watched.map(({ bundle }) => [bundle, FROM_SOURCE]));
  return { ...around, bundles: { ...around.bundles, ...own } };
}
