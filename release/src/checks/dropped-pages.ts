import { pathShape, type Release } from '@kadam/shared/remote';
import type { RejectedOutcome } from '../operations/publish-outcome';

/** Rejects a release that drops a live page, unless another remote has it afterwards. */
export function droppedPage(
  live: readonly Release[],
  admitted: readonly Release[],
  together: readonly Release[],
): RejectedOutcome | undefined {
  const offered = new Set(together.flatMap(({ pages }) => pages.map(({ path }) => pathShape(path))));
  for (const { bundle } of admitted) {
    const before = live.find((release) => release.bundle === bundle)?.pages ?? [];
    const dropped = before.find(({ path }) => !offered.has(pathShape(path)));
    if (!dropped) continue;
    const problem = `Its page '${dropped.path}' would be gone, and links to it would return 404.`;
    const solution = `Put it back into its routes.json; publish it together with the remote that takes it over: release publish ${bundle} <remote> --together; or say why it may go: --force --reason "…".`;
    return { status: 'rejected', bundle, message: `'${bundle}' was not released. ${problem} ${solution}` };
  }
  return undefined;
}
