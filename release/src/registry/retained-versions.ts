import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundleState, Release } from '@kadam/shared/remote';
import type { RegistryLock } from './lock';
import { openPreviews } from './preview-state';

/** Retained besides the live release: this many that were live before, and all of the last days. */
const RETAINED_RELEASES = 5;
const RETENTION_MS = 14 * 24 * 3_600_000;

/**
 * The versions to retain: live, canary, previews, the last five live ones, and all that were live
 * or built within 14 days. Quarantined ones are only retained for these days.
 */
export function retainedVersions(state: BundleState, releases: readonly Release[], now: number): Set<string> {
  const others = releases
    .filter(({ version }) => version !== state.live)
    .map(({ version, releasedAt }) => ({ version, lastLive: lastLiveOf(state, version), releasedAt }));
  const isRecent = (time: string) => now - Date.parse(time) < RETENTION_MS;
  const recent = others.filter(({ lastLive, releasedAt }) => isRecent(lastLive ?? releasedAt));
  const lastFive = others
    .filter(({ version, lastLive }) => lastLive !== undefined && !state.quarantined.includes(version))
    .sort((one, other) => (other.lastLive ?? '').localeCompare(one.lastLive ?? ''))
    .slice(0, RETAINED_RELEASES);
  const canary = state.canary ? [state.canary.version] : [];
  const retained = [...openPreviews(state, now), ...recent, ...lastFive];
  return new Set([state.live, ...canary, ...retained.map(({ version }) => version)]);
}

// Registries without `lastLive`: the time is taken from the history. A version that has left the
// history was live before all of it.
function lastLiveOf({ lastLive, history, previous }: BundleState, version: string): string | undefined {
  const wentLive = history.filter(({ action }) => !['quarantine', 'canary', 'abort'].includes(action));
  const last = wentLive.findLastIndex((entry) => entry.version === version);
  const untilNext = last < 0 ? undefined : (wentLive[last + 1] ?? wentLive[last])?.at;
  return lastLive[version] ?? untilNext ?? (previous.includes(version) ? '1970-01-01T00:00:00.000Z' : undefined);
}

/** Whether visitors have ever got this version. */
export const wasLive = (state: BundleState | undefined, version: string): boolean =>
  state !== undefined && (state.live === version || lastLiveOf(state, version) !== undefined);

const ignoreMissing = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error;
};

/** Deletes releases of a bundle, each by an atomic rename first. */
export async function deleteReleases(
  bundlesFolder: string,
  { bundle, superfluous }: { readonly bundle: string; readonly superfluous: readonly string[] },
  { workFolder }: RegistryLock,
): Promise<void> {
  for (const version of superfluous) {
    const trash = join(workFolder, `${bundle}-${version}`);
    // Not required for the change; retried with the next one.
    await rename(join(bundlesFolder, bundle, version), trash).catch(ignoreMissing);
    await rm(trash, { recursive: true, force: true }).catch(() => undefined);
  }
}
