import type { BundleReleases, OpsReleases, ReleaseChange } from '@kadam/shared/contract/ops';
import type { BundlesFolder } from './bundles-folder';
import {
  readRegistryFacts,
  readReleaseFacts,
  readVerification,
  type RegistryState,
  type ReleaseFacts,
} from './registry-facts';

const DIRTY = '-dirty';
const GOES_LIVE = ['publish', 'rollback', 'restore', 'promote'];

export type OpsService = ReturnType<typeof createOpsService>;

export const createOpsService = (folder: BundlesFolder) => ({
  async releases(): Promise<OpsReleases> {
    const [registry, verification] = await Promise.all([folder.registry(), folder.verification()]);
    const facts = readRegistryFacts(registry);
    const states = Object.entries(facts?.bundles ?? {}).flatMap(([bundle, state]) =>
      state ? [{ bundle, state }] : [],
    );
    const bundles = await Promise.all(states.map(({ bundle, state }) => releasesOf(folder, bundle, state)));
    return {
      updatedAt: facts?.updatedAt ?? null,
      bundles: bundles.sort((one, other) => (one.bundle < other.bundle ? -1 : 1)),
      verification: readVerification(verification),
    };
  },
});

async function releasesOf(folder: BundlesFolder, bundle: string, state: RegistryState): Promise<BundleReleases> {
  const { live, previous, canary, quarantined } = state;
  const history = state.history.filter((entry) => entry !== null);
  const builds = await buildsOf(folder, bundle);
  const build = builds.get(live);
  const lastOf = (version: string, actions: readonly string[]): ReleaseChange | null =>
    history.findLast((entry) => entry.version === version && actions.includes(entry.action)) ?? null;
  return {
    bundle,
    live,
    canary,
    history,
    since: lastOf(live, GOES_LIVE),
    builtAt: build?.releasedAt ?? null,
    commit: build?.commit?.replace(DIRTY, '') ?? null,
    isDirty: build?.commit?.endsWith(DIRTY) ?? false,
    newer: newerThan(build, builds),
    before: previous.find((version) => !quarantined.includes(version)) ?? null,
    quarantined: quarantined.map((version) => ({ version, said: lastOf(version, ['quarantine', 'abort']) })),
  };
}

async function buildsOf(folder: BundlesFolder, bundle: string): Promise<ReadonlyMap<string, ReleaseFacts>> {
  const versions = await folder.versions(bundle);
  const read = versions.map(
    async (version) => [version, readReleaseFacts(await folder.release(bundle, version))] as const,
  );
  return new Map((await Promise.all(read)).flatMap(([version, build]) => (build ? [[version, build] as const] : [])));
}

function newerThan(live: ReleaseFacts | undefined, builds: ReadonlyMap<string, ReleaseFacts>): string | null {
  if (!live) return null;
  const newest = [...builds].sort(([, one], [, other]) => (one.releasedAt < other.releasedAt ? 1 : -1))[0];
  return newest && newest[1].releasedAt > live.releasedAt ? newest[0] : null;
}
