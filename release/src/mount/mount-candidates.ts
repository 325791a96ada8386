import { findRejections, type Candidate } from '../operations/publish-releases';
import { knownReleases, type LiveRelease } from '../registry/live-releases';
import { loadRelease } from '../registry/releases';
import { checkMounting, type MountCheck } from './mount-check';

interface Site {
  readonly bundlesFolder: string;
  readonly live: readonly LiveRelease[];
}

interface MountOptions {
  readonly isForced?: boolean | undefined;
  readonly onProgress?: ((sentence: string) => void) | undefined;
}

/** Mounts the pages of candidates that pass all other checks. */
export async function mountCandidates(
  { bundlesFolder, live }: Site,
  candidates: readonly Candidate[],
  { isForced, onProgress }: MountOptions,
): Promise<MountCheck> {
  const known = knownReleases(live);
  const wanted = await Promise.all(
    candidates.map(({ bundle, version }) => loadRelease(bundlesFolder, { bundle, version })),
  );
  const rejected = findRejections(known, wanted, { isForced });
  const admitted = wanted.filter(({ bundle }) => !rejected.some((rejection) => rejection.bundle === bundle));
  return checkMounting({ bundlesFolder, live: known, candidates: admitted, onProgress });
}
