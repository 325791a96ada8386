import { isRecord } from './is-record';
import type { PlatformOffer, PlatformUse } from './platform';
import type { PageExtension, PageLink, PageRoute } from './routes';

/**
 * `bundles/<bundle>/<version>/release.json`: one immutable release. File names are relative to its
 * folder.
 */
export interface Release {
  /** Format 2: hosts with a composer and `offers`; older tools cannot read it. */
  readonly format: 1 | 2;
  /** `host`, or the name of a remote. */
  readonly bundle: string;
  /** Package version, a dash, and the first eight digits of the hash of the sources. */
  readonly version: string;
  /** Start script of the host, or container of the remote. */
  readonly entry: string;
  /** For an ECMAScript module. Absent if the container is a global variable. */
  readonly entryType?: 'module' | undefined;
  /**
   * Its scripts are requested by a loader of its own, without the script gate. Absent if the build
   * preset made it.
   */
  readonly loadsOwnScripts?: true | undefined;
  /** Scripts and styles needed before the first paint, in load order. */
  readonly initial: readonly string[];
  readonly styles: readonly string[];
  /** Scripts of each exposed module. */
  readonly exposes: Readonly<Record<string, readonly string[]>>;
  readonly pages: readonly PageRoute[];
  /** Absent in the host and older remotes. */
  readonly links?: readonly PageLink[] | undefined;
  /** Absent in the host, in older remotes and in those without any. */
  readonly extensions?: readonly PageExtension[] | undefined;
  /** Required version range of each singleton; for the host, the provided version. */
  readonly shared: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, ReleasedFile>>;
  /** Files for the release tool, not served. Absent in older releases. */
  readonly internal?: Readonly<Record<string, ReleasedFile>>;
  /** Absent in remotes and older hosts. */
  readonly offers?: PlatformOffer | undefined;
  /** Absent in the host and older remotes. */
  readonly uses?: PlatformUse | undefined;
  /** Commit, with `-dirty` if there were uncommitted changes; null outside a repository. */
  readonly commit: string | null;
  readonly releasedAt: string;
}

/** `integrity` as in subresource integrity (`sha384-…`); `bytes` uncompressed. */
export interface ReleasedFile {
  readonly integrity: string;
  readonly bytes: number;
}

/** URL of a released file on the portal's origin, or of the release's folder. */
export const releaseUrl = (bundle: string, version: string, file = ''): string =>
  `/bundles/${bundle}/${version}/${file}`;

/** Integrity of each script of a release, by path. */
export function scriptIntegrity(release: Release): Readonly<Record<string, string>> {
  const scripts = Object.entries(release.files).filter(([file]) => file.endsWith('.js'));
  return Object.fromEntries(
    scripts.map(([file, { integrity }]) => [releaseUrl(release.bundle, release.version, file), integrity]),
  );
}

/** The value as a release; undefined if its shape is wrong. */
export function readRelease(value: unknown): Release | undefined {
  if (!isRecord(value) || (value.format !== 1 && value.format !== 2)) return undefined;
  if (typeof value.entry !== 'string' || typeof value.version !== 'string') return undefined;
  return isRecord(value.files) && Array.isArray(value.pages) ? (value as unknown as Release) : undefined;
}
