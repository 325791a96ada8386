import type { LiveRemote, Registry } from '@kadam/shared/remote';
import { onDemand } from '@kadam/shared/on-demand';

// Most visits never ask: nothing of it is in the first load.
const reader = onDemand(() => import(/* webpackChunkName: "registry" */ './registry-reader'));

/** The registry as it stands now. Throws when it cannot be read or is not to be believed. */
export const fetchRegistry = async (): Promise<Registry> => (await reader()).fetchRegistry();

/** The release of a remote that has this digest. Throws when it cannot be read or is another one. */
export const fetchRelease = async (remote: string, version: string, digest?: string): Promise<LiveRemote> =>
  (await reader()).fetchRelease(remote, version, digest);
