import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * The host provides the singletons and uses those of no remote: each container gets a copy of the share scope, so that
 * what a remote registers is seen by this remote only. A singleton that failed to load is requested again the next
 * time; the runtime would keep the rejected promise. Part of the host's entry, because chunks of the host use singletons.
 */
export default function singletonsPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'singletons',
    beforeInitContainer(args) {
      const shareScope = Object.fromEntries(
        Object.entries(args.shareScope).map(([name, versions]) => [name, { ...versions }]),
      );
      const { shareScope: key } = args.remoteInfo;
      const shareScopeMap = { [Array.isArray(key) ? (key[0] ?? 'default') : key]: shareScope };
      // Not enumerable in the runtime either: it holds the instances of all modules.
      const remoteEntryInitOptions = Object.defineProperty({ ...args.remoteEntryInitOptions }, 'shareScopeMap', {
        value: shareScopeMap,
        enumerable: false,
      });
      return { ...args, shareScope, remoteEntryInitOptions };
    },
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const scope of Object.values(shareScopeMap))
        for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
    },
  };
}
