import type { Release } from '@kadam/shared/remote';
import { activate } from './activate';
import { findConflicts } from './checks/conflicts';
import type { PublishOutcome, Refused } from './publish-outcome';
import { published } from './registry/bundle-state';
import { knownReleases, loadLive } from './registry/live-releases';
import { withRegistryLock } from './registry/lock';
import { loadRegistry } from './registry/registry-file';
import { loadRelease } from './registry/releases';

/** A release that lies in the bundles folder and is to go live. */
export interface Candidate {
  readonly bundle: string;
  readonly version: string;
  readonly isBuilt: boolean;
}

/** Makes as many of the candidates live as can be live together with each other and with the rest, in one step. */
export function publishReleases(
  bundlesFolder: string,
  candidates: readonly Candidate[],
  why: string,
): Promise<PublishOutcome[]> {
  return withRegistryLock(bundlesFolder, async (lock) => {
    const registry = await loadRegistry(bundlesFolder);
    const live = knownReleases(await loadLive(bundlesFolder, registry));
    const wanted = await Promise.all(
      candidates.map(({ bundle, version }) => loadRelease(bundlesFolder, bundle, version)),
    );
    const refused = refusals(live, wanted);
    const admitted = candidates.filter(({ bundle }) => !refused.some((refusal) => refusal.bundle === bundle));
    const at = new Date().toISOString();
    const next = admitted.reduce(
      (whole, { bundle, version }) => published(whole, bundle, { at, version, why }),
      registry,
    );
    if (admitted.length > 0) await activate(bundlesFolder, next, lock);
    const outcomes = admitted.map(({ bundle, version, isBuilt }): PublishOutcome => ({
      ...{ status: 'published', bundle, version },
      built: isBuilt,
    }));
    return [...outcomes, ...refused];
  });
}

/** Which of the wanted releases may not go live. One is refused at a time, because without it another may be in order. */
function refusals(live: readonly Release[], wanted: readonly Release[]): Refused[] {
  const refused: Refused[] = [];
  for (let admitted = wanted; ;) {
    const isAdmitted = (bundle: string) => admitted.some((release) => release.bundle === bundle);
    const together = [...live.filter(({ bundle }) => !isAdmitted(bundle)), ...admitted];
    const refusal = firstRefusal(admitted, together);
    if (!refusal) return refused;
    refused.push(refusal);
    admitted = admitted.filter(({ bundle }) => bundle !== refusal.bundle);
  }
}

// What is live stays; of two wanted releases in each other's way, the remote gives way to the host and the later one to the earlier.
function firstRefusal(admitted: readonly Release[], together: readonly Release[]): Refused | undefined {
  for (const { bundles, message, wayOut } of findConflicts(together)) {
    const involved = admitted.filter(({ bundle }) => bundles.includes(bundle)).map(({ bundle }) => bundle);
    const bundle = involved.filter((name) => name !== 'host').at(-1) ?? involved[0];
    const advice = bundle === 'host' ? wayOut.host : wayOut.remote;
    if (bundle) return { status: 'refused', bundle, message: `'${bundle}' was not released. ${message} ${advice}` };
  }
  return undefined;
}
