import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Fetches the files of a module beside the entry of its remote. The container requests them only
 * after it has run, a round trip later. `filesOf` returns the URLs of the files of a module of an
 * entry.
 */
export const preloadPlugin = (
  filesOf: (entry: string, expose: string) => readonly string[],
  preload: (url: string) => Promise<void>,
): ModuleFederationRuntimePlugin => ({
  name: 'preload',
  afterResolve(args) {
    // A failure shows when the container requests the file.
    for (const file of filesOf(args.remoteInfo.entry, args.expose)) preload(file).catch(() => {});
    return args;
  },
});
