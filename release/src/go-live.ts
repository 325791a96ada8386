import type { Registry, Release } from '@kadam/shared/remote';
import { findConflicts } from './checks/live-set';
import type { PublishOutcome, Refused } from './publish-outcome';
import { changeLive } from './registry/change-live';
import { withRegistryLock } from './registry/lock';
import { loadRegistry } from './registry/registry-file';
import { loadLiveReleases, loadRelease } from './registry/releases';
import { published } from './registry/transitions';

/** A release that lies in the bundles folder and wants to be live. */
export interface Candidate {
  readonly bundle: string;
  readonly version: string;
  readonly isBuilt: boolean;
}

/** Makes as many of the candidates live as can be live together with each other and with the rest, in one step. */
export function goLive(
  bundlesFolder: string,
  candidates: readonly Candidate[],
  why: string,
): Promise<PublishOutcome[]> {
  return withRegistryLock(bundlesFolder, async () => {
    const registry = await loadRegistry(bundlesFolder);
    const { admitted, refused } = await admit(bundlesFolder, registry, candidates);
    const at = new Date().toISOString();
    const next = admitted.reduce(
      (whole, { bundle, version }) => published(whole, bundle, { at, version, why }),
      registry,
    );
    if (admitted.length > 0) {
      await changeLive(
        bundlesFolder,
        next,
        admitted.map(({ bundle }) => bundle),
      );
    }
    const outcomes = admitted.map(({ bundle, version, isBuilt }): PublishOutcome => ({
      status: 'published',
      bundle,
      version,
      built: isBuilt,
    }));
    return [...outcomes, ...refused];
  });
}

async function admit(bundlesFolder: string, registry: Registry, candidates: readonly Candidate[]) {
  const live = await loadLiveReleases(bundlesFolder, registry);
  const wanted = await Promise.all(
    candidates.map(({ bundle, version }) => loadRelease(bundlesFolder, bundle, version)),
  );
  const refused: Refused[] = [];
  let admitted = [...candidates];
  for (;;) {
    const isAdmitted = (release: Release) => admitted.some(({ bundle }) => bundle === release.bundle);
    const together = [...live.filter((release) => !isAdmitted(release)), ...wanted.filter(isAdmitted)];
    const refusal = firstRefusal(admitted, together);
    if (!refusal) return { admitted, refused };
    refused.push(refusal);
    admitted = admitted.filter(({ bundle }) => bundle !== refusal.bundle);
  }
}

// What is live stays; of two newcomers in each other's way, the remote gives way to the host and the later one to the earlier.
function firstRefusal(admitted: readonly Candidate[], together: readonly Release[]): Refused | undefined {
  for (const { bundles, message } of findConflicts(together)) {
    const newcomers = admitted.filter(({ bundle }) => bundles.includes(bundle)).map(({ bundle }) => bundle);
    const bundle = newcomers.filter((name) => name !== 'host').at(-1) ?? newcomers[0];
    if (bundle) return { status: 'refused', bundle, message: `'${bundle}' was not released. ${message}` };
  }
  return undefined;
}
