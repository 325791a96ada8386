import type { BundleState, HistoryEntry, Registry } from '@kadam/shared/remote';

/** Entries of history for each bundle, newest last. */
const HISTORY_LENGTH = 100;
/** Quarantined versions outlive their files, because the same sources have the same version. */
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

/** The registry after a publish; `previous` begins with the release that was live before. */
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
 * The registry after a rollback. The replaced release is quarantined and moved to the end of
 * `previous`.
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

/** The registry after a bundle was retired. */
export function retired(registry: Registry, bundle: string, change: Omit<Change, 'version'>): Registry {
  const state = registry.bundles[bundle];
  if (!state) return registry;
  const history = withEntries(state, [{ ...change, action: 'retire', version: state.live }]);
  const next = { ...state, history, isRetired: true };
  return { ...registry, updatedAt: change.at, bundles: { ...registry.bundles, [bundle]: next } };
}

/**
 * When, by whom and why a bundle was retired, as the end of a sentence; undefined if it was not.
 */
export function retirementText({ isRetired, history }: BundleState): string | undefined {
  if (!isRetired) return undefined;
  const entry = history.findLast(({ action }) => action === 'retire');
  return entry
    ? `was retired on ${formatTime(entry.at)}${entry.who ? ` by ${entry.who}` : ''} (${entry.why})`
    : 'was retired';
}

/** The registry without versions that are no longer retained. */
export function pruned(registry: Registry, bundle: string, kept: ReadonlySet<string>): Registry {
  const state = registry.bundles[bundle];
  if (!state) return registry;
  const previous = state.previous.filter((version) => kept.has(version));
  const ofKept = (facts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(facts).filter(([version]) => kept.has(version)));
  const previews = state.previews?.filter(({ version }) => kept.has(version));
  const next = {
    ...state,
    previous,
    ...(previews && { previews }),
    lastLive: ofKept(state.lastLive),
    digests: ofKept(state.digests),
  };
  return { ...registry, bundles: { ...registry.bundles, [bundle]: next } };
}

/** The registry without the digest of a version that was built again. */
export function withoutDigest(registry: Registry, bundle: string, version: string): Registry {
  const state = registry.bundles[bundle];
  if (!state) return registry;
  const { [version]: _, ...digests } = state.digests;
  return { ...registry, bundles: { ...registry.bundles, [bundle]: { ...state, digests } } };
}

/** The registry with the digests of all versions; `digestOf` returns missing ones. */
export async function withDigests(
  registry: Registry,
  digestOf: (bundle: string, version: string) => Promise<string | undefined>,
): Promise<Registry> {
  const states = Object.entries(registry.bundles).map(async ([bundle, state]) => {
    const named = namedVersions(state);
    const entries = named.map(async (version) => [
      version,
      state.digests[version] ?? (await digestOf(bundle, version)),
    ]);
    const digests = Object.fromEntries(
      (await Promise.all(entries)).filter(([, digest]) => digest !== undefined),
    ) as Record<string, string>;
    return [bundle, { ...state, digests }] as const;
  });
  return { ...registry, bundles: Object.fromEntries(await Promise.all(states)) };
}

/** The versions that browsers may load. */
const namedVersions = ({ live, previous, canary, previews = [] }: BundleState): readonly string[] => [
  live,
  ...previous,
  ...(canary ? [canary.version] : []),
  ...previews.map(({ version }) => version),
];

/** Whether a version was released without its pages having been mounted. */
export const skippedMounting = ({ history }: BundleState, version: string): boolean =>
  history.findLast((line) => ['publish', 'canary'].includes(line.action) && line.version === version)
    ?.skippedMounting ?? false;

/** The fallback version, never a quarantined one; null if there is none. */
export const fallbackOf = ({ previous, quarantined }: BundleState): string | null =>
  previous.find((version) => !quarantined.includes(version)) ?? null;

/** When, by whom and why a version was quarantined, as the end of a sentence. */
export function quarantineText({ history }: BundleState, version: string): string {
  const entry = history.findLast((line) => ['quarantine', 'abort'].includes(line.action) && line.version === version);
  if (!entry) return 'was rolled back and is quarantined';
  const what = entry.action === 'abort' ? 'was aborted as a canary' : 'was rolled back';
  return `${what} on ${formatTime(entry.at)}${entry.who ? ` by ${entry.who}` : ''} (${entry.why}) and is quarantined`;
}

export const formatTime = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/** The history with more entries, limited to the newest. */
export const withEntries = ({ history }: BundleState, entries: readonly HistoryEntry[]): readonly HistoryEntry[] =>
  [...history, ...entries].slice(-HISTORY_LENGTH);

/** The quarantined versions with one more, newest first. */
export const withQuarantined = ({ quarantined }: BundleState, version: string): readonly string[] =>
  [version, ...quarantined.filter((other) => other !== version)].slice(0, QUARANTINE_LENGTH);

interface Next {
  /** The state before, with other changes. */
  readonly state: BundleState;
  /** New entries of the history; the last one names what goes live. */
  readonly entries: readonly HistoryEntry[];
}

// A live release is not quarantined, a canary or retired. Unknown fields of newer tools are
// preserved.
function withLive(registry: Registry, bundle: string, { state, entries }: Next): Registry {
  const entry = entries.at(-1);
  if (!entry) return registry;
  const live = entry.version;
  const { [live]: _, ...lastLive } = { ...state.lastLive, [state.live]: entry.at };
  const { isRetired: _isRetired, ...others } = state;
  const next: BundleState = {
    ...others,
    live,
    lastLive,
    previous: state.previous.filter((version) => version !== live),
    quarantined: state.quarantined.filter((version) => version !== live),
    history: withEntries(state, entries),
    canary: state.canary?.version === live ? null : state.canary,
  };
  return { ...registry, updatedAt: entry.at, bundles: { ...registry.bundles, [bundle]: next } };
}
