import { endpoint, OPERATIONS_ROLES } from './endpoint';
import { timestamp } from './schema';
import { withData } from './success';
import { z } from './zod';

/**
 * One line of a bundle's history; `action` as the release tool wrote it (`publish`, `rollback`,
 * `canary` …).
 */
const change = z.object({
  at: timestamp,
  action: z.string(),
  version: z.string(),
  why: z.string(),
  who: z.nullable(z.string()),
});
export type ReleaseChange = z.infer<typeof change>;

const quarantinedVersion = z.object({
  version: z.string(),
  /** When, by whom and why; null if the history is too short. */
  said: z.nullable(change),
});

const bundleReleases = z.object({
  bundle: z.string(),
  live: z.string(),
  /** The change that made it live; null if the history is too short. */
  since: z.nullable(change),
  /**
   * Time and commit of the build; null if its `release.json` is missing or it was built outside a
   * repository.
   */
  builtAt: z.nullable(timestamp),
  commit: z.nullable(z.string()),
  /** Built with uncommitted changes. */
  isDirty: z.boolean(),
  /** Its pages were not mounted before it went live; absent in responses of an older API. */
  skippedMounting: z.optional(z.boolean()),
  /** The newest retained version that was built later than the live one. */
  newer: z.nullable(z.string()),
  /** The fallback version. */
  before: z.nullable(z.string()),
  canary: z.nullable(z.object({ version: z.string(), share: z.number(), since: z.nullable(timestamp) })),
  /** Releases that only override links show; absent in responses of an older API. */
  previews: z.optional(z.array(z.object({ name: z.string(), version: z.string(), until: timestamp }))),
  quarantined: z.array(quarantinedVersion),
  /** Oldest first. */
  history: z.array(change),
});
export type BundleReleases = z.infer<typeof bundleReleases>;

/** Result of the last `release verify --record` of the running site. */
const verification = z.object({
  at: timestamp,
  site: z.string(),
  asked: z.number(),
  faults: z.array(z.string()),
});
export type Verification = z.infer<typeof verification>;

export const opsReleases = z.object({
  /**
   * Time of the last change of the registry; null if nothing was published or it cannot be read.
   */
  updatedAt: z.nullable(timestamp),
  bundles: z.array(bundleReleases),
  verification: z.nullable(verification),
});
export type OpsReleases = z.infer<typeof opsReleases>;

export const getOpsReleases = endpoint({
  method: 'GET',
  path: '/ops/releases',
  summary:
    'The live release of each bundle, since when and by whom, retained and quarantined ones, and the last verification',
  access: 'staff',
  roles: OPERATIONS_ROLES,
  isPolled: true,
  responses: { 200: withData(opsReleases) },
});
