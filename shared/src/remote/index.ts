/** One page of a remote, as its `routes.json` declares it. */
export interface PageRoute {
  /** Path of the site; a parameter is `:name` (`/jobs/:jobId`). */
  readonly path: string;
  /** The exposed module, `./jobs-page`, which is `src/pages/jobs-page.tsx` of the remote. */
  readonly module: string;
  /** Title and description of the document, for people and search engines. */
  readonly title: string;
  readonly description: string;
  /** `none` stands without header and footer. */
  readonly chrome: 'full' | 'none';
  /** `member` pages ask visitors to log in (specification-decisions, row 27) and are kept out of search engines. */
  readonly access: 'public' | 'member';
  /** Whether the remote's build renders this page into its document. */
  readonly prerender: boolean;
}

/** `routes.json`: the public face of a remote. `name` is the word of its folder, `jobs` of `remote-jobs`. */
export interface RoutesFile {
  readonly name: string;
  readonly pages: readonly PageRoute[];
}

/** `bundles/<bundle>/<version>/release.json`: one immutable release. File names are relative to its folder. */
export interface Release {
  readonly format: 1;
  /** `host`, or the name of a remote. */
  readonly bundle: string;
  /** Version of the package, a dash, and the first eight digits of the hash of its sources. */
  readonly version: string;
  /** The script that starts the host, or the remote's container. */
  readonly entry: string;
  /** Scripts and styles needed before the first paint, in the order in which they are asked for. */
  readonly initial: readonly string[];
  readonly styles: readonly string[];
  /** Scripts of each exposed module. */
  readonly exposes: Readonly<Record<string, readonly string[]>>;
  readonly pages: readonly PageRoute[];
  /** Version range of each singleton this release was built against; for the host, what it provides. */
  readonly shared: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, ReleasedFile>>;
  /** Source revision, or null when built outside a repository. */
  readonly commit: string | null;
  readonly releasedAt: string;
}

/** `integrity` as in subresource integrity (`sha384-…`); `bytes` uncompressed. */
export interface ReleasedFile {
  readonly integrity: string;
  readonly bytes: number;
}

/** One line of a bundle's history. */
export interface HistoryEntry {
  readonly at: string;
  readonly action: 'publish' | 'rollback';
  readonly version: string;
  readonly why: string;
}

/**
 * What the registry says of one bundle. `previous` holds the kept versions without the live one, the next to fall back to first: what was
 * live before leads, what was rolled back from comes last.
 */
export interface BundleState {
  readonly live: string;
  readonly previous: readonly string[];
  readonly canary: { readonly version: string; readonly share: number } | null;
  readonly quarantined: readonly string[];
  readonly history: readonly HistoryEntry[];
}

/** `bundles/registry.json`: the one file that ever changes. */
export interface Registry {
  readonly format: 1;
  readonly updatedAt: string;
  readonly bundles: Readonly<Record<string, BundleState>>;
}

/** What the host must know of a remote to load one of its pages; inlined in every document. */
export interface LiveRemote {
  readonly name: string;
  readonly version: string;
  /** Absolute path of the container script. */
  readonly entry: string;
  readonly pages: readonly PageRoute[];
  /** Integrity of each script, by absolute path. */
  readonly integrity: Readonly<Record<string, string>>;
  /** The version to fall back to, or null. */
  readonly previous: string | null;
}

/** The JSON block `#kadam-boot` of every document: the registry as the host needs it. */
export interface BootRecord {
  readonly format: 1;
  readonly host: string;
  /** Integrity of each script of the host, by absolute path; a script under `/bundles/` without a known hash is refused. */
  readonly hostIntegrity: Readonly<Record<string, string>>;
  readonly remotes: readonly LiveRemote[];
}

/** Address of the registry, and of one released file, on the portal's origin. */
export const REGISTRY_URL = '/bundles/registry.json';
export const releaseUrl = (bundle: string, version: string, file = ''): string =>
  `/bundles/${bundle}/${version}/${file}`;

/** Name under which a remote's container is known in the page: never the bare word, which an element's id could shadow. */
export const containerName = (remote: string): string => `mfe_${remote}`;

/** Integrity of each script of a release, by absolute path. */
export function scriptIntegrity(release: Release): Readonly<Record<string, string>> {
  const scripts = Object.entries(release.files).filter(([file]) => file.endsWith('.js'));
  return Object.fromEntries(
    scripts.map(([file, { integrity }]) => [releaseUrl(release.bundle, release.version, file), integrity]),
  );
}

/** The host's view of a released remote. */
export function toLiveRemote(release: Release, previous: string | null): LiveRemote {
  return {
    name: release.bundle,
    version: release.version,
    entry: releaseUrl(release.bundle, release.version, release.entry),
    pages: release.pages,
    integrity: scriptIntegrity(release),
    previous,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as a boot record, or undefined when its shape is wrong (a damaged document, a proxy's error page). */
export function readBootRecord(value: unknown): BootRecord | undefined {
  if (!isRecord(value) || value.format !== 1 || typeof value.host !== 'string' || !Array.isArray(value.remotes))
    return undefined;
  if (!isRecord(value.hostIntegrity)) return undefined;
  return value.remotes.every(isLiveRemote) ? (value as unknown as BootRecord) : undefined;
}

const isLiveRemote = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.version === 'string' &&
  typeof value.entry === 'string' &&
  isRecord(value.integrity) &&
  Array.isArray(value.pages) &&
  value.pages.every((page) => isRecord(page) && typeof page.path === 'string' && typeof page.module === 'string');

/** The value as a registry, or undefined when its shape is wrong. */
export function readRegistry(value: unknown): Registry | undefined {
  if (!isRecord(value) || value.format !== 1 || !isRecord(value.bundles)) return undefined;
  const isBundle = (bundle: unknown) =>
    isRecord(bundle) && typeof bundle.live === 'string' && Array.isArray(bundle.previous);
  return Object.values(value.bundles).every(isBundle) ? (value as unknown as Registry) : undefined;
}

/** The value as a release, or undefined when its shape is wrong. */
export function readRelease(value: unknown): Release | undefined {
  if (!isRecord(value) || value.format !== 1 || typeof value.entry !== 'string' || typeof value.version !== 'string')
    return undefined;
  return isRecord(value.files) && Array.isArray(value.pages) ? (value as unknown as Release) : undefined;
}
