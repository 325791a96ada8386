import { isRecord } from './is-record';
import type { PlatformOffer, PlatformUse } from './platform';
import type { PageRoute } from './routes';

/** `bundles/<bundle>/<version>/release.json`: one immutable release. File names are relative to its folder. */
export interface Release {
  /** A host of format 2 brings its composer and says what it offers; tools that do not know of either cannot read it. */
  readonly format: 1 | 2;
  /** `host`, or the name of a remote. */
  readonly bundle: string;
  /** Version of the package, a dash, and the first eight digits of the hash of its sources. */
  readonly version: string;
  /** The script that starts the host, or the remote's container. */
  readonly entry: string;
  /** An entry that is an ECMAScript module. Absent for a script, whose container is a global variable. */
  readonly entryType?: 'module' | undefined;
  /** Scripts and styles needed before the first paint, in the order in which they are asked for. */
  readonly initial: readonly string[];
  readonly styles: readonly string[];
  /** Scripts of each exposed module. */
  readonly exposes: Readonly<Record<string, readonly string[]>>;
  readonly pages: readonly PageRoute[];
  /** Version range of each singleton this release was built against; for the host, what it provides. */
  readonly shared: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, ReleasedFile>>;
  /** Files that only the release tool reads and no server sends. Absent in releases from before they were recorded. */
  readonly internal?: Readonly<Record<string, ReleasedFile>>;
  /** What a host offers; absent in remotes, and in hosts from before it was recorded. */
  readonly offers?: PlatformOffer | undefined;
  /** What a remote uses of its host; absent in the host, and in remotes from before it was recorded. */
  readonly uses?: PlatformUse | undefined;
  /** Source revision, with `-dirty` behind it when the sources had changes that it has not; null when built outside a repository. */
  readonly commit: string | null;
  readonly releasedAt: string;
}

/** `integrity` as in subresource integrity (`sha384-…`); `bytes` uncompressed. */
export interface ReleasedFile {
  readonly integrity: string;
  readonly bytes: number;
}

/** Address of a released file on the portal's origin; of the release's folder without one. */
export const releaseUrl = (bundle: string, version: string, file = ''): string =>
  `/bundles/${bundle}/${version}/${file}`;

/** Integrity of each script of a release, by absolute path. */
export function scriptIntegrity(release: Release): Readonly<Record<string, string>> {
  const scripts = Object.entries(release.files).filter(([file]) => file.endsWith('.js'));
  return Object.fromEntries(
    scripts.map(([file, { integrity }]) => [releaseUrl(release.bundle, release.version, file), integrity]),
  );
}

/** The value as a release, or undefined when its shape is wrong. */
export function readRelease(value: unknown): Release | undefined {
  if (!isRecord(value) || (value.format !== 1 && value.format !== 2)) return undefined;
  if (typeof value.entry !== 'string' || typeof value.version !== 'string') return undefined;
  return isRecord(value.files) && Array.isArray(value.pages) ? (value as unknown as Release) : undefined;
}
