import type { BundleState, HistoryEntry, Registry } from '@kadam/shared/remote';

/** The registry keeps this many lines of history for each bundle, newest last. */
const HISTORY_LENGTH = 100;

/** The registry after `version` of a bundle went live; `previous` begins with what was live until now. */
export function published(registry: Registry, bundle: string, change: Omit<HistoryEntry, 'action'>): Registry {
  const state = registry.bundles[bundle];
  const { version } = change;
  const former = state ? [state.live, ...state.previous].filter((other) => other !== version) : [];
  const entry = { ...change, action: 'publish' } as const;
  return withState(registry, bundle, { ...state, live: version, previous: former, entry });
}

/**
 * The registry after a bundle went back to `version`. What was given up goes to the end of `previous`: it is kept, but it is the last
 * thing anybody should fall back to.
 */
export function rolledBack(registry: Registry, bundle: string, change: Omit<HistoryEntry, 'action'>): Registry {
  const state = registry.bundles[bundle];
  if (!state) return registry;
  const position = state.previous.indexOf(change.version);
  const older = state.previous.slice(position + 1);
  const skipped = state.previous.slice(0, Math.max(position, 0));
  const previous = [...older, ...skipped, state.live].filter((other) => other !== change.version);
  const entry = { ...change, action: 'rollback' } as const;
  return withState(registry, bundle, { ...state, live: change.version, previous, entry });
}

/** The registry without versions of a bundle that are no longer kept. */
export function forgotten(registry: Registry, bundle: string, kept: ReadonlySet<string>): Registry {
  const state = registry.bundles[bundle];
  if (!state || state.previous.every((version) => kept.has(version))) return registry;
  const previous = state.previous.filter((version) => kept.has(version));
  return { ...registry, bundles: { ...registry.bundles, [bundle]: { ...state, previous } } };
}

type NextState = Pick<BundleState, 'live' | 'previous'> & Partial<BundleState>;

function withState(registry: Registry, bundle: string, { entry, ...next }: NextState & { entry: HistoryEntry }) {
  const { live, previous, canary = null, quarantined = [], history = [] } = next;
  const kept = [...history, entry].slice(-HISTORY_LENGTH);
  const state: BundleState = { live, previous, canary, quarantined, history: kept };
  return { ...registry, updatedAt: entry.at, bundles: { ...registry.bundles, [bundle]: state } };
}
