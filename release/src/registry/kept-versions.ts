import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundleState, Release } from '@kadam/shared/remote';
import { listReleases } from './releases';

/** Besides the live release, at least this many are kept, and every one that is younger than this. */
const KEPT_RELEASES = 5;
const KEPT_MS = 14 * 24 * 3_600_000;

/** The releases of a bundle that stay: live, canary, the five newest others, and everything younger than 14 days. */
export function keptVersions(state: BundleState, releases: readonly Release[], now: number): Set<string> {
  const others = [...releases]
    .filter(({ version }) => version !== state.live)
    .sort((one, other) => other.releasedAt.localeCompare(one.releasedAt));
  const kept = others.filter(
    ({ releasedAt }, index) => index < KEPT_RELEASES || now - Date.parse(releasedAt) < KEPT_MS,
  );
  const canary = state.canary ? [state.canary.version] : [];
  return new Set([state.live, ...canary, ...kept.map(({ version }) => version)]);
}

/** Deletes the releases of a bundle that are not kept. A release disappears whole: renamed first, then removed. */
export async function deleteOthers(bundlesFolder: string, bundle: string, kept: ReadonlySet<string>): Promise<void> {
  const superfluous = (await listReleases(bundlesFolder, bundle)).filter(({ version }) => !kept.has(version));
  for (const { version } of superfluous) {
    const doomed = join(bundlesFolder, bundle, `.deleted-${version}`);
    await rename(join(bundlesFolder, bundle, version), doomed);
    await rm(doomed, { recursive: true, force: true });
  }
}
