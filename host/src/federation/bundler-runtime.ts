import { bootRecord } from './boot-record';
import { scriptGate } from './script-gate';
import { hostScope, sharedFactory, type SharedModule } from './share-scope';

type ModuleId = string | number;

/** What the federation plugin writes into the host's entry, as far as it is read here. */
interface WebpackRequire {
  readonly federation: { readonly initOptions: { readonly name: string; readonly shared: Provided } };
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping: Record<ModuleId, { readonly shareKey: string }>;
  };
  readonly m: Record<ModuleId, (module: { exports: unknown }) => void>;
  readonly c: Record<ModuleId, unknown>;
}

type Provided = Readonly<Record<string, readonly Pick<SharedModule, 'version' | 'get'>[]>>;

interface ChunkLoad {
  readonly chunkId: ModuleId;
  readonly chunkMapping: Readonly<Record<ModuleId, readonly ModuleId[]>>;
  readonly installedModules: Record<ModuleId, Promise<void>>;
  readonly promises: Promise<void>[];
  readonly webpackRequire: WebpackRequire;
}

/** Runs before anything is fetched: from here on, no script of any bundle loads without passing the gate. */
function init({ webpackRequire: { federation } }: { readonly webpackRequire: WebpackRequire }): object {
  const boot = bootRecord();
  if (boot) [boot.hostIntegrity, ...boot.remotes.map(({ integrity }) => integrity)].forEach(scriptGate.admit);
  globalThis.__kadam_script__ = scriptGate.pass;
  const { name: from, shared } = federation.initOptions;
  for (const [name, versions] of Object.entries(shared))
    for (const { version, get } of versions) {
      const provided: SharedModule = { version, from, strategy: 'loaded-first', get };
      for (const { beforeRegisterShare } of globalThis.__FEDERATION__?.__GLOBAL_PLUGIN__ ?? [])
        beforeRegisterShare?.({ pkgName: name, shared: provided });
      hostScope[name] = { [version]: provided };
    }
  // Where the tools of module federation look.
  globalThis.__FEDERATION__ = { ...globalThis.__FEDERATION__, __SHARE__: { [from]: { default: hostScope } } };
  return { name: from };
}

/** Puts the singletons in place that the modules of a chunk import. */
function consumes({ chunkId, chunkMapping, installedModules, promises, webpackRequire }: ChunkLoad): void {
  for (const id of chunkMapping[chunkId] ?? [])
    promises.push(
      (installedModules[id] ??= install(id, webpackRequire).catch((error: unknown) => {
        delete installedModules[id];
        throw error;
      })),
    );
}

async function install(id: ModuleId, { consumesLoadingData, m: modules, c: cache }: WebpackRequire): Promise<void> {
  const factory = await sharedFactory(consumesLoadingData.moduleIdToConsumeDataMapping[id]?.shareKey ?? '');
  modules[id] = (module) => {
    delete cache[id];
    module.exports = factory();
  };
}

/**
 * The runtime of the federation plugin in the host, in place of the plugin's own, of which nothing else is used: the host provides the singletons,
 * takes them from nobody, and loads containers by itself (container.ts). See docs/decisions/0092.
 */
export default { runtime: {}, bundlerRuntime: { init, consumes } };

declare global {
  var __FEDERATION__:
    | {
        __GLOBAL_PLUGIN__?: readonly {
          beforeRegisterShare?(registered: { pkgName: string; shared: SharedModule }): unknown;
        }[];
        __SHARE__?: Record<string, Record<string, object>>;
      }
    | undefined;
}
