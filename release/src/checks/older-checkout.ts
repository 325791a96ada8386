import { relative } from 'node:path';
import { containsCommit } from '../build/revision';
import type { RejectedOutcome } from '../operations/publish-outcome';
import type { LiveRelease } from '../registry/live-releases';

interface Checkout {
  readonly repository: string;
  readonly bundlesFolder: string;
}

/**
 * Rejects a checkout that does not contain the commit of the live release. A bundles folder inside
 * the checkout is not checked.
 */
export async function olderCheckout(
  { repository, bundlesFolder }: Checkout,
  bundle: string,
  live: readonly LiveRelease[],
): Promise<RejectedOutcome | undefined> {
  const commit = live.find((one) => one.bundle === bundle)?.release?.commit;
  const isOwn = !relative(repository, bundlesFolder).startsWith('..');
  if (!commit || isOwn || (await containsCommit(repository, commit))) return undefined;
  const problem = `What is live was built from commit ${commit.slice(0, 10)}, which this checkout does not contain: its changes would be lost.`;
  const solution = `Run git pull and publish again, or say why they may go: release publish ${bundle} --force --reason "…".`;
  return { status: 'rejected', bundle, message: `'${bundle}' was not released. ${problem} ${solution}` };
}
