import { isRecord } from './is-record';
import { releaseUrl, scriptIntegrity, type Release } from './release';
import type { RegistryTrust } from './registry';
import type { PageExtension, PageLink, PageRoute } from './routes';

/** What the host needs to load the pages of a remote; inlined in every document. */
export interface LiveRemote {
  readonly name: string;
  readonly version: string;
  /** Path of the container script. */
  readonly entry: string;
  /** Absent for scripts that define a global variable. */
  readonly entryType?: 'module' | undefined;
  /** Absent if its scripts pass the script gate. */
  readonly loadsOwnScripts?: true | undefined;
  readonly pages: readonly PageRoute[];
  /** Absent for releases of older tools, which could not declare any. */
  readonly links?: readonly PageLink[] | undefined;
  /** Absent if there are none. */
  readonly extensions?: readonly PageExtension[] | undefined;
  /** By path. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Scripts of each page, relative to the release; absent in older records. */
  readonly exposes?: Release['exposes'];
  /** The fallback version, or null. */
  readonly previous: string | null;
  /** Digest of its release.json; absent if the registry is not signed. */
  readonly previousDigest?: string | undefined;
  /**
   * Requested by an override link in this browser only; no other version replaces it if it fails.
   */
  readonly isOverride?: boolean;
}

/** The JSON element `#kadam-boot` of every document: the registry for the host. */
export interface BootRecord {
  readonly format: 1;
  readonly host: string;
  /**
   * Integrity of the host's scripts, by path; scripts under `/bundles/` without a known hash are
   * blocked.
   */
  readonly hostIntegrity: Readonly<Record<string, string>>;
  readonly remotes: readonly LiveRemote[];
  /** Start of the canary this document belongs to; absent in documents of the live releases. */
  readonly canary?: string | undefined;
  /** Absent if the registry is not signed. */
  readonly trust?: RegistryTrust | undefined;
}

/** Format of the boot record; the build preset records it too (shared/src/build/platform.cjs). */
export const BOOT_RECORD_FORMAT = 1;

/**
 * Global name of a remote's container; prefixed, because an element's id could shadow the plain
 * name.
 */
export const containerName = (remote: string): string => `mfe_${remote}`;

/** The entry of a release in the boot record. */
export function toLiveRemote(release: Release, previous: string | null, previousDigest?: string): LiveRemote {
  return {
    name: release.bundle,
    version: release.version,
    entry: releaseUrl(release.bundle, release.version, release.entry),
    entryType: release.entryType,
    loadsOwnScripts: release.loadsOwnScripts,
    pages: release.pages,
    links: release.links,
    extensions: release.extensions,
    integrity: scriptIntegrity(release),
    exposes: release.exposes,
    previous,
    previousDigest,
  };
}

/**
 * The value as a boot record; undefined if its shape is wrong (a damaged document, a proxy's error
 * page).
 */
export function readBootRecord(value: unknown): BootRecord | undefined {
  if (!isRecord(value) || value.format !== BOOT_RECORD_FORMAT) return undefined;
  if (typeof value.host !== 'string' || !isRecord(value.hostIntegrity) || !Array.isArray(value.remotes))
    return undefined;
  return value.remotes.every(isLiveRemote) ? (value as unknown as BootRecord) : undefined;
}

export const isLiveRemote = (value: unknown): value is LiveRemote =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.version === 'string' &&
  typeof value.entry === 'string' &&
  isRecord(value.integrity) &&
  Array.isArray(value.pages) &&
  value.pages.every((page) => isRecord(page) && typeof page.path === 'string' && typeof page.module === 'string');
