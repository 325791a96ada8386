import type { BundleState, HistoryEntry, Registry } from '@kadam/shared/remote';

/** The registry keeps this many lines of history for each bundle, newest last. */
const HISTORY_LENGTH = 100;

const UNPUBLISHED: Omit<BundleState, 'live'> = {
  previous: [],
  canary: null,
  quarantined: [],
  history: [],
  lastLive: {},
};

/** The registry after `version` of a bundle was published; `previous` begins with what was live until now. */
export function published(registry: Registry, bundle: string, change: Omit<HistoryEntry, 'action'>): Registry {
  const state = registry.bundles[bundle];
  const previous = state ? [state.live, ...state.previous] : [];
  return withLive(registry, bundle, { ...change, action: 'publish', previous });
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
  return withLive(registry, bundle, { ...change, action: 'rollback', previous: [...older, ...skipped, state.live] });
}

/** The registry without versions of a bundle that are no longer kept. */
export function forgotten(registry: Registry, bundle: string, kept: ReadonlySet<string>): Registry {
  const state = registry.bundles[bundle];
  if (!state) return registry;
  const previous = state.previous.filter((version) => kept.has(version));
  const lastLive = Object.fromEntries(Object.entries(state.lastLive).filter(([version]) => kept.has(version)));
  return { ...registry, bundles: { ...registry.bundles, [bundle]: { ...state, previous, lastLive } } };
}

interface Change extends HistoryEntry {
  readonly previous: readonly string[];
}

// Fields that a newer tool keeps in a bundle's state pass through untouched.
function withLive(registry: Registry, bundle: string, { previous, ...entry }: Change): Registry {
  const state: BundleState = registry.bundles[bundle] ?? { ...UNPUBLISHED, live: entry.version };
  const { [entry.version]: _, ...lastLive } = { ...state.lastLive, [state.live]: entry.at };
  const next: BundleState = {
    ...state,
    ...{ live: entry.version, lastLive },
    previous: previous.filter((version) => version !== entry.version),
    history: [...state.history, entry].slice(-HISTORY_LENGTH),
  };
  return { ...registry, updatedAt: entry.at, bundles: { ...registry.bundles, [bundle]: next } };
}
