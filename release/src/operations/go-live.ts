import { mountCandidates } from '../mount/mount-candidates';
import type { MountCheck } from '../mount/mount-check';
import type { LiveRelease } from '../registry/live-releases';
import { recordRejected } from '../registry/rejected-builds';
import type { PublishOutcome } from './publish-outcome';
import { publishReleases, rejectTogether, type Candidate, type PublishReleasesOptions } from './publish-releases';

interface Site {
  readonly bundlesFolder: string;
  readonly live: readonly LiveRelease[];
}

interface GoLiveOptions extends PublishReleasesOptions {
  /** Rejects a candidate whose pages do not mount, if there is a browser. */
  readonly areMounted?: boolean | undefined;
  readonly onProgress?: ((sentence: string) => void) | undefined;
}

/** Mounts the pages of candidates and makes those live that nothing speaks against. */
export async function goLive(
  { bundlesFolder, live }: Site,
  candidates: readonly Candidate[],
  options: GoLiveOptions,
): Promise<PublishOutcome[]> {
  const outcomes = await mountAndPublish({ bundlesFolder, live }, candidates, options);
  await recordRejected(bundlesFolder, candidates, outcomes);
  return outcomes;
}

async function mountAndPublish(
  { bundlesFolder, live }: Site,
  candidates: readonly Candidate[],
  options: GoLiveOptions,
): Promise<PublishOutcome[]> {
  const { rejected, isSkipped } = options.areMounted
    ? await mountCandidates({ bundlesFolder, live }, candidates, options)
    : NOT_MOUNTED;
  if (options.isTogether && rejected.length > 0) return rejectTogether(candidates, rejected);
  const mounted = candidates.filter(({ bundle }) => !rejected.some((rejection) => rejection.bundle === bundle));
  const outcomes = await publishReleases(bundlesFolder, mounted, { ...options, skippedMounting: isSkipped });
  return [...outcomes, ...rejected];
}

const NOT_MOUNTED: MountCheck = { rejected: [], isSkipped: false };
