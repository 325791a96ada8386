import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundleState, Release } from '@kadam/shared/remote';
import type { RegistryLock } from './lock';

/** Besides the live release, at least this many that were live before are kept, and every one of the last days. */
const KEPT_RELEASES = 5;
const KEPT_MS = 14 * 24 * 3_600_000;

/**
 * The releases of a bundle that stay: live, canary, the five that were live last, and everything that was live, or was built without going
 * live, within 14 days. A quarantined one counts for nothing after these days.
 */
export function keptVersions(state: BundleState, releases: readonly Release[], now: number): Set<string> {
  const others = releases
    .filter(({ version }) => version !== state.live)
    .map(({ version, releasedAt }) => ({ version, lastLive: lastLiveOf(state, version), releasedAt }));
  const isRecent = (time: string) => now - Date.parse(time) < KEPT_MS;
  const recent = others.filter(({ lastLive, releasedAt }) => isRecent(lastLive ?? releasedAt));
  const lastFive = others
    .filter(({ version, lastLive }) => lastLive !== undefined && !state.quarantined.includes(version))
    .sort((one, other) => (other.lastLive ?? '').localeCompare(one.lastLive ?? ''))
    .slice(0, KEPT_RELEASES);
  const canary = state.canary ? [state.canary.version] : [];
  return new Set([state.live, ...canary, ...[...recent, ...lastFive].map(({ version }) => version)]);
}

// A registry from before `lastLive` was kept tells it by its history: a release was live until the next change. One that has left the
// history, but is still named, was live longer ago than all of it.
function lastLiveOf({ lastLive, history, previous }: BundleState, version: string): string | undefined {
  const wentLive = history.filter(({ action }) => !['quarantine', 'canary', 'abort'].includes(action));
  const last = wentLive.findLastIndex((entry) => entry.version === version);
  const untilNext = last < 0 ? undefined : (wentLive[last + 1] ?? wentLive[last])?.at;
  return lastLive[version] ?? untilNext ?? (previous.includes(version) ? '1970-01-01T00:00:00.000Z' : undefined);
}

const ignoreMissing = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error;
};

/** Deletes releases of a bundle. A release disappears whole: moved away first, then removed. */
export async function deleteReleases(
  bundlesFolder: string,
  { bundle, superfluous }: { readonly bundle: string; readonly superfluous: readonly string[] },
  { workFolder }: RegistryLock,
): Promise<void> {
  for (const version of superfluous) {
    const doomed = join(workFolder, `${bundle}-${version}`);
    // What is live does not depend on it: who cannot delete it now does so at the next change.
    await rename(join(bundlesFolder, bundle, version), doomed).catch(ignoreMissing);
    await rm(doomed, { recursive: true, force: true }).catch(() => undefined);
  }
}
