/** A singleton of the host, in the format of webpack's and the federation plugin's containers. */
export interface SharedModule {
  readonly version: string;
  readonly from: string;
  /** Prevents a remote from replacing a module that is not loaded yet. */
  readonly strategy: 'loaded-first';
  get: () => Promise<() => unknown>;
  /** The factory, once loaded; containers prefer a loaded module. */
  lib?: () => unknown;
  loaded?: boolean;
}

/** By name, then by version. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

/** The modules that this host provides; never written by remotes. */
export const hostScope: ShareScope = {};

/** A copy of the scope for one container, so that a remote's own modules stay private. */
export const scopeForRemote = (): ShareScope =>
  Object.fromEntries(Object.entries(hostScope).map(([name, versions]) => [name, { ...versions }]));

/** The factory of a singleton, fetched on first use and again after an error. */
export async function sharedFactory(name: string): Promise<() => unknown> {
  const [shared] = Object.values(hostScope[name] ?? {});
  if (!shared) throw new Error(`The host provides no '${name}'.`);
  shared.lib ??= await shared.get();
  shared.loaded = true;
  return shared.lib;
}
