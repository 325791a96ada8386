import type { BundleState, HistoryEntry, Registry } from '@kadam/shared/remote';

/** The registry keeps this many lines of history for each bundle, newest last. */
const HISTORY_LENGTH = 100;
/** Names of quarantined versions outlive their files: the same sources have the same name. */
const QUARANTINE_LENGTH = 100;

const UNPUBLISHED: Omit<BundleState, 'live'> = {
  previous: [],
  canary: null,
  quarantined: [],
  history: [],
  lastLive: {},
  digests: {},
};

type Change = Omit<HistoryEntry, 'action'>;

/** The registry after `version` of a bundle was published; `previous` begins with what was live until now. */
export function published(
  registry: Registry,
  bundle: string,
  change: Change & { readonly action?: 'promote' },
): Registry {
  const state = registry.bundles[bundle] ?? { ...UNPUBLISHED, live: change.version };
  const isFirst = registry.bundles[bundle] === undefined;
  const previous = isFirst ? [] : [state.live, ...state.previous];
  return withLive(registry, bundle, { state: { ...state, previous }, entries: [{ action: 'publish', ...change }] });
}

/**
 * The registry after a bundle went back to `version`. What was given up is quarantined: it is kept at the end of `previous`, and nobody
 * falls back to it or publishes it by accident.
 */
export function rolledBack(registry: Registry, bundle: string, change: Change): Registry {
  const state = registry.bundles[bundle];
  if (!state) return registry;
  const position = state.previous.indexOf(change.version);
  const older = state.previous.slice(position + 1);
  const skipped = state.previous.slice(0, Math.max(position, 0));
  const next = {
    ...state,
    previous: [...older, ...skipped, state.live],
    quarantined: withQuarantined(state, state.live),
  };
  const entries: HistoryEntry[] = [
    { ...change, action: 'quarantine', version: state.live },
    { ...change, action: 'rollback' },
  ];
  return withLive(registry, bundle, { state: next, entries });
}

/** The registry after the pages of a bundle were taken off the site. */
export function retired(registry: Registry, bundle: string, change: Omit<Change, 'version'>): Registry {
  const state = registry.bundles[bundle];
  if (!state) return registry;
  const history = withEntries(state, [{ ...change, action: 'retire', version: state.live }]);
  const next = { ...state, history, isRetired: true };
  return { ...registry, updatedAt: change.at, bundles: { ...registry.bundles, [bundle]: next } };
}

/** When, by whom and why a bundle was retired, as a sentence's end; undefined when it was not. */
export function retirementText({ isRetired, history }: BundleState): string | undefined {
  if (!isRetired) return undefined;
  const entry = history.findLast(({ action }) => action === 'retire');
  return entry
    ? `was retired on ${timeText(entry.at)}${entry.who ? ` by ${entry.who}` : ''} (${entry.why})`
    : 'was retired';
}

/** The registry without versions of a bundle that are no longer kept. */
export function forgotten(registry: Registry, bundle: string, kept: ReadonlySet<string>): Registry {
  const state = registry.bundles[bundle];
  if (!state) return registry;
  const previous = state.previous.filter((version) => kept.has(version));
  const ofKept = (facts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(facts).filter(([version]) => kept.has(version)));
  const next = { ...state, previous, lastLive: ofKept(state.lastLive), digests: ofKept(state.digests) };
  return { ...registry, bundles: { ...registry.bundles, [bundle]: next } };
}

/** The registry without the digest of a version: its description may be another one, because it was built again. */
export function unattested(registry: Registry, bundle: string, version: string): Registry {
  const state = registry.bundles[bundle];
  if (!state) return registry;
  const { [version]: _, ...digests } = state.digests;
  return { ...registry, bundles: { ...registry.bundles, [bundle]: { ...state, digests } } };
}

/** The registry with the digests of the descriptions of all that it names, as `digestOf` tells those that it does not know. */
export async function attested(
  registry: Registry,
  digestOf: (bundle: string, version: string) => Promise<string | undefined>,
): Promise<Registry> {
  const states = Object.entries(registry.bundles).map(async ([bundle, state]) => {
    const named = [state.live, ...state.previous, ...(state.canary ? [state.canary.version] : [])];
    const told = named.map(async (version) => [version, state.digests[version] ?? (await digestOf(bundle, version))]);
    const digests = Object.fromEntries(
      (await Promise.all(told)).filter(([, digest]) => digest !== undefined),
    ) as Record<string, string>;
    return [bundle, { ...state, digests }] as const;
  });
  return { ...registry, bundles: Object.fromEntries(await Promise.all(states)) };
}

/** The version to show while the live one cannot be, or null; never a quarantined one. */
export const fallbackOf = ({ previous, quarantined }: BundleState): string | null =>
  previous.find((version) => !quarantined.includes(version)) ?? null;

/** When, by whom and why a version was quarantined, as a sentence's end; the history may be too short to know. */
export function quarantineText({ history }: BundleState, version: string): string {
  const entry = history.findLast((line) => ['quarantine', 'abort'].includes(line.action) && line.version === version);
  if (!entry) return 'was rolled back and is quarantined';
  const deed = entry.action === 'abort' ? 'was aborted as a canary' : 'was rolled back';
  return `${deed} on ${timeText(entry.at)}${entry.who ? ` by ${entry.who}` : ''} (${entry.why}) and is quarantined`;
}

/** A time of the registry, for people. */
export const timeText = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/** The newest lines of a bundle's history that are kept. */
export const withEntries = ({ history }: BundleState, entries: readonly HistoryEntry[]): readonly HistoryEntry[] =>
  [...history, ...entries].slice(-HISTORY_LENGTH);

/** The quarantined versions, the newest first, with one more. */
export const withQuarantined = ({ quarantined }: BundleState, version: string): readonly string[] =>
  [version, ...quarantined.filter((other) => other !== version)].slice(0, QUARANTINE_LENGTH);

interface Next {
  /** The state so far, with what else has changed. */
  readonly state: BundleState;
  /** New lines of the history; the last one names what goes live. */
  readonly entries: readonly HistoryEntry[];
}

// What goes live is quarantined no more, no canary, and not retired. Fields that a newer tool keeps in a bundle's state pass through untouched.
function withLive(registry: Registry, bundle: string, { state, entries }: Next): Registry {
  const entry = entries.at(-1);
  if (!entry) return registry;
  const live = entry.version;
  const { [live]: _, ...lastLive } = { ...state.lastLive, [state.live]: entry.at };
  const { isRetired: _isRetired, ...others } = state;
  const next: BundleState = {
    ...others,
    ...{ live, lastLive },
    previous: state.previous.filter((version) => version !== live),
    quarantined: state.quarantined.filter((version) => version !== live),
    history: withEntries(state, entries),
    canary: state.canary?.version === live ? null : state.canary,
  };
  return { ...registry, updatedAt: entry.at, bundles: { ...registry.bundles, [bundle]: next } };
}
