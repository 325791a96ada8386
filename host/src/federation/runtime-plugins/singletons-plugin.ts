import {
  registerGlobalPlugins,
  type ModuleFederation,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';

/**
 * The host provides the singletons and uses those of no remote: each container gets a copy of the
 * share scope, so that what a remote registers is seen by this remote only. Part of the host's
 * entry, because chunks of the host use singletons.
 */
export default function singletonsPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'singletons',
    beforeInitContainer(args) {
      const shareScope = copyOf(args.shareScope);
      const { name, shareScope: key } = args.remoteInfo;
      const shareScopeMap = { [Array.isArray(key) ? (key[0] ?? 'default') : key]: shareScope };
      // Not enumerable in the runtime either: it holds the instances of all modules.
      const remoteEntryInitOptions = Object.defineProperty(
        // Containers of one name and version would share one instance of the runtime, and with it
        // the share scope.
        { ...args.remoteEntryInitOptions, version: name },
        'shareScopeMap',
        { value: shareScopeMap, enumerable: false },
      );
      return { ...args, shareScope, remoteEntryInitOptions };
    },
  };
}

type ShareScope = ModuleFederation['shareScopeMap'][string];

const copyOf = (shareScope: ShareScope): ShareScope =>
  Object.fromEntries(
    Object.entries(shareScope).map(([name, versions]) => [
      name,
      Object.fromEntries(
        Object.entries(versions).map(([version, shared]) => [version, { ...shared, get: load(shared) }]),
      ),
    ]),
  );

type Shared = ShareScope[string][string];

// What a remote loads is loaded for the host too.
const load = (shared: Shared) => async () => {
  const factory = await shared.get();
  Object.assign(shared, { loaded: true, lib: factory });
  return factory;
};

// A singleton that failed to load is requested again the next time; the runtime would keep the
// rejected promise (https://github.com/module-federation/core/pull/5068). Global, because the
// instance of each remote loads singletons.
registerGlobalPlugins([
  {
    name: 'lost-singletons',
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const scope of Object.values(shareScopeMap))
        for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
    },
  },
]);
