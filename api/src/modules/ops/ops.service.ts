import type { BundleReleases, OpsReleases, Verification } from '@kadam/shared/contract/ops';
import { z } from '@kadam/shared/contract/schema';
import type { BundlesFolder } from './bundles-folder';

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
    const rejected = z.catch(z.array(z.string()), []).parse(await folder.rejected());
    const bundles = await Promise.all(states.map((facts) => releasesOf(folder, { ...facts, rejected })));
    return {
      updatedAt: facts?.updatedAt ?? null,
      bundles: bundles.sort((one, other) => (one.bundle < other.bundle ? -1 : 1)),
      verification: readVerification(verification),
    };
  },
});

interface BundleFacts {
  readonly bundle: string;
  readonly state: RegistryState;
  /** Builds of all bundles, as `<bundle> <version>`. */
  readonly rejected: readonly string[];
}

async function releasesOf(folder: BundlesFolder, { bundle, state, rejected }: BundleFacts): Promise<BundleReleases> {
  const { live, previous, canary, previews, quarantined } = state;
  const history = state.history.filter((entry) => entry !== null);
  const builds = await buildsOf(folder, bundle);
  const build = builds.get(live);
  const open = [...builds].filter(
    ([version]) =>
      !quarantined.includes(version) &&
      !rejected.includes(`${bundle} ${version}`) &&
      !previews.some((preview) => preview.version === version),
  );
  const lastOf = (version: string, actions: readonly string[]) =>
    history.findLast((entry) => entry.version === version && actions.includes(entry.action)) ?? null;
  return {
    bundle,
    live,
    canary,
    previews,
    history,
    since: lastOf(live, GOES_LIVE),
    builtAt: build?.releasedAt ?? null,
    commit: build?.commit?.replace(DIRTY, '') ?? null,
    isDirty: build?.commit?.endsWith(DIRTY) ?? false,
    skippedMounting: lastOf(live, ['publish', 'canary'])?.skippedMounting ?? false,
    newer: newerThan(build, open),
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

/** The newest build that can be published, if it is newer than the live release. */
function newerThan(live: ReleaseFacts | undefined, builds: readonly [string, ReleaseFacts][]): string | null {
  if (!live) return null;
  const newest = builds.toSorted(([, one], [, other]) => (one.releasedAt < other.releasedAt ? 1 : -1))[0];
  return newest && newest[1].releasedAt > live.releasedAt ? newest[0] : null;
}

// Older versions of the tool omitted fields and newer ones add some: a field that cannot be read
// counts as missing, and the rest is shown.
const text = z.catch(z.string(), '');
const maybe = z.catch(z.nullable(z.string()), null);

const change = z.object({
  at: z.string(),
  action: z.string(),
  version: z.string(),
  why: text,
  who: maybe,
  skippedMounting: z.catch(z.optional(z.boolean()), undefined),
});

const state = z.object({
  live: z.string(),
  previous: z.catch(z.array(z.string()), []),
  canary: z.catch(z.nullable(z.object({ version: z.string(), share: z.number(), since: maybe })), null),
  previews: z.catch(z.array(z.object({ name: z.string(), version: z.string(), until: z.string() })), []),
  quarantined: z.catch(z.array(z.string()), []),
  history: z.catch(z.array(z.catch(z.nullable(change), null)), []),
});

const registry = z.object({ updatedAt: maybe, bundles: z.record(z.string(), z.catch(z.nullable(state), null)) });

const release = z.object({ releasedAt: z.string(), commit: maybe });

const verification = z.object({
  at: z.string(),
  site: z.string(),
  asked: z.number(),
  faults: z.array(z.string()),
});

type RegistryState = z.infer<typeof state>;
type RegistryFacts = z.infer<typeof registry>;
type ReleaseFacts = z.infer<typeof release>;

const readRegistryFacts = (value: unknown): RegistryFacts | undefined => registry.safeParse(value).data;
const readReleaseFacts = (value: unknown): ReleaseFacts | undefined => release.safeParse(value).data;
const readVerification = (value: unknown): Verification | null => verification.safeParse(value).data ?? null;
