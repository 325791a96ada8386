import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { ATTEMPT_TIMEOUT_MS, withIdleTimeout } from '../idle-timeout';

/**
 * Rejects an entry or a module for which no data has arrived for 5 s; the runtime itself waits 20 s
 * for a script and without limit for a container. `preload` resolves when the browser holds the
 * files of an entry.
 */
export const idleTimeoutPlugin = (
  preload: (remote: { readonly entry: string; readonly type: string }) => Promise<void>,
): ModuleFederationRuntimePlugin => ({
  name: 'idle-timeout',
  // Returns nothing, so that the runtime loads the entry itself once its file has arrived.
  loadEntry: ({ remoteInfo }) => preload(remoteInfo) as Promise<undefined>,
  getModuleFactory: ({ remoteEntryExports, expose }) =>
    withIdleTimeout(Promise.resolve(remoteEntryExports.get(expose)), ATTEMPT_TIMEOUT_MS),
});
