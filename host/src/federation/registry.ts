import type { LiveRemote, Registry } from '@kadam/shared/remote';
import { onDemand } from '@kadam/shared/on-demand';

// Not part of the first load: most visits never need it.
const reader = onDemand(() => import(/* webpackChunkName: "registry" */ './registry-reader'));

/** Fetches the registry. Throws if it cannot be read or is rejected. */
export const fetchRegistry = async (): Promise<Registry> => (await reader()).fetchRegistry();

/**
 * Fetches the release of a remote with this digest. Throws if it cannot be read or does not match.
 */
export const fetchRelease = async (remote: string, version: string, digest?: string): Promise<LiveRemote> =>
  (await reader()).fetchRelease(remote, version, digest);
