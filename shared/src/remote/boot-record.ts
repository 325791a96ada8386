import { isRecord } from './is-record';
import { releaseUrl, scriptIntegrity, type Release } from './release';
import type { RegistryTrust } from './registry';
import type { PageRoute } from './routes';

/** What the host must know of a remote to load one of its pages; inlined in every document. */
export interface LiveRemote {
  readonly name: string;
  readonly version: string;
  /** Absolute path of the container script. */
  readonly entry: string;
  /** Absent for a script that defines a global variable. */
  readonly entryType?: 'module' | undefined;
  readonly pages: readonly PageRoute[];
  /** Integrity of each script, by absolute path. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Scripts of each page's module, file names within the release; absent in records from before they were told. */
  readonly exposes?: Release['exposes'];
  /** The version to fall back to, or null. */
  readonly previous: string | null;
  /** Digest of the release.json of that version; absent where the registry is not signed. */
  readonly previousDigest?: string | undefined;
  /** Only this browser was asked to show it: when it fails, no other version stands in for it. */
  readonly isOverride?: boolean;
}

/** The JSON block `#kadam-boot` of every document: the registry as the host needs it. */
export interface BootRecord {
  readonly format: 1;
  readonly host: string;
  /** Integrity of each script of the host, by absolute path; a script under `/bundles/` without a known hash is refused. */
  readonly hostIntegrity: Readonly<Record<string, string>>;
  readonly remotes: readonly LiveRemote[];
  /** Since when the canary runs that this document is of; absent in the documents of what is live. */
  readonly canary?: string | undefined;
  /** Which registries may be believed; absent where the site's registry is not signed. */
  readonly trust?: RegistryTrust | undefined;
}

/** Format of the boot record that this code writes and reads; the build preset records it as well (shared/src/build/platform.cjs). */
export const BOOT_RECORD_FORMAT = 1;

/** Name under which a remote's container is known in the page: never the bare word, which an element's id could shadow. */
export const containerName = (remote: string): string => `mfe_${remote}`;

/** The host's view of a released remote, with the version to fall back to and its digest. */
export function toLiveRemote(release: Release, previous: string | null, previousDigest?: string): LiveRemote {
  return {
    name: release.bundle,
    version: release.version,
    entry: releaseUrl(release.bundle, release.version, release.entry),
    entryType: release.entryType,
    pages: release.pages,
    integrity: scriptIntegrity(release),
    exposes: release.exposes,
    previous,
    previousDigest,
  };
}

/** The value as a boot record, or undefined when its shape is wrong (a damaged document, a proxy's error page). */
export function readBootRecord(value: unknown): BootRecord | undefined {
  if (!isRecord(value) || value.format !== BOOT_RECORD_FORMAT) return undefined;
  if (typeof value.host !== 'string' || !isRecord(value.hostIntegrity) || !Array.isArray(value.remotes))
    return undefined;
  return value.remotes.every(isLiveRemote) ? (value as unknown as BootRecord) : undefined;
}

/** Whether the value has the shape of a released remote. */
export const isLiveRemote = (value: unknown): value is LiveRemote =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.version === 'string' &&
  typeof value.entry === 'string' &&
  isRecord(value.integrity) &&
  Array.isArray(value.pages) &&
  value.pages.every((page) => isRecord(page) && typeof page.path === 'string' && typeof page.module === 'string');
