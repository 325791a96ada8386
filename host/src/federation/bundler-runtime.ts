import { bootRecord } from './boot-record';
import { scriptGate } from './script-gate';
import { hostScope, sharedFactory, type SharedModule } from './share-scope';

type ModuleId = string | number;

/** The part of the federation plugin's output in the host's entry that is read here. */
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

/** Runs before the first request: from here on, every script passes the gate. */
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
  // Module federation's developer tools read this.
  globalThis.__FEDERATION__ = { ...globalThis.__FEDERATION__, __SHARE__: { [from]: { default: hostScope } } };
  return { name: from };
}

/** Provides the singletons that the modules of a chunk import. */
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
 * Replaces the federation plugin's runtime in the host: the host provides the singletons, consumes
 * none, and loads containers with container.ts. See docs/decisions/0092.
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
