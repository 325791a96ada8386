import { isLiveRemote, readBootRecord, type BootRecord, type LiveRemote } from '@kadam/shared/remote';
import { removeStored, store, readStored } from '../stored-values';

/**
 * Fallbacks for releases that failed, stored across reloads to avoid waiting for the same failure
 * again.
 */
export interface FallbackReleases {
  /** The fallback for this release, or undefined if it has not failed. */
  of(release: LiveRemote): LiveRemote | undefined;
  store(failedVersion: string, fallback: LiveRemote): void;
  remove(remote: string): void;
}

const FALLBACK_KEY = 'kadam.standIn.';
const BOOT_RECORD_KEY = 'kadam.bootRecord';
/** After this time the failed version is tried again. */
const FALLBACK_MS = 10 * 60_000;
/** The files of a record this old may be gone. */
const BOOT_RECORD_MS = 24 * 3_600_000;

export const fallbackReleases: FallbackReleases = {
  of({ name, version }) {
    const found = readStored(FALLBACK_KEY + name) as { failed?: unknown; release?: unknown } | undefined;
    const isMeant = found?.failed === version && isLiveRemote(found.release) && found.release.name === name;
    return isMeant ? (found.release as LiveRemote) : undefined;
  },
  store: (failed, release) => store(FALLBACK_KEY + release.name, { failed, release }, FALLBACK_MS),
  remove: (remote) => removeStored(FALLBACK_KEY + remote),
};

export const storeBootRecord = (record: BootRecord): void => store(BOOT_RECORD_KEY, record, BOOT_RECORD_MS);

/** The stored boot record, if it belongs to the host whose script is in this document. */
export function storedBootRecord(): BootRecord | undefined {
  const record = readBootRecord(readStored(BOOT_RECORD_KEY));
  const scripts = [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? '');
  return record && scripts.some((script) => script in record.hostIntegrity) ? record : undefined;
}
