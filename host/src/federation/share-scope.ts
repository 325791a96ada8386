/** A singleton of the host, in the form in which webpack's containers and those of the federation plugin look for it. */
export interface SharedModule {
  readonly version: string;
  readonly from: string;
  /** Keeps a remote from taking the place of what nobody has loaded yet. */
  readonly strategy: 'loaded-first';
  get: () => Promise<() => unknown>;
  /** The factory once it is there; containers prefer what is loaded. */
  lib?: () => unknown;
  loaded?: boolean;
}

/** By name, then by version. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

/** What this host provides; nobody else writes into it. */
export const hostScope: ShareScope = {};

/** The scope for one container: what a remote brings of its own stays with that remote. */
export const scopeForRemote = (): ShareScope =>
  Object.fromEntries(Object.entries(hostScope).map(([name, versions]) => [name, { ...versions }]));

/** The factory of a singleton, fetched when it is asked for; one that could not be fetched is asked for again. */
export async function sharedFactory(name: string): Promise<() => unknown> {
  const [shared] = Object.values(hostScope[name] ?? {});
  if (!shared) throw new Error(`The host provides no '${name}'.`);
  shared.lib ??= await shared.get();
  shared.loaded = true;
  return shared.lib;
}
