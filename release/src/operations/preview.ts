import { branchOf } from '../build/revision';
import { withoutPreview } from '../registry/preview-state';
import { withRegistryLock } from '../registry/lock';
import { loadRegistry } from '../registry/registry-file';
import { ReleaseError } from '../release-error';
import { bundleOf, bundlesFolderOf, REPOSITORY } from '../workspace';
import { activate } from './activate';
import { publishNamed, type PublishOptions } from './publish';
import type { PublishOutcome } from './publish-outcome';

const DAY_MS = 24 * 3_600_000;
/** Names are part of URLs. */
const NAME = /^[a-z0-9][a-z0-9._-]{0,62}$/;

/** `name` defaults to the current branch; `days` is how long the preview is retained. */
export interface PreviewOptions extends Omit<PublishOptions, 'isTogether' | 'share' | 'preview'> {
  readonly name?: string | undefined;
  readonly days: number;
}

/**
 * Builds releases and makes them previews: they pass the checks of a publish, but are shown only in
 * browsers that follow override links.
 * @throws ReleaseError if there is no valid name, or a bundle is not live
 */
export async function startPreview(
  names: readonly string[],
  { name, days, ...options }: PreviewOptions,
): Promise<PublishOutcome[]> {
  const until = new Date(Date.now() + days * DAY_MS).toISOString();
  const preview = { name: await nameOf(name, options.repository ?? REPOSITORY), until };
  return publishNamed(names, { ...options, preview });
}

/**
 * Ends a preview; its files are deleted with the next change that no longer retains them.
 * @throws ReleaseError if there is none of that name
 */
export function endPreview(remote: string, name: string, bundlesFolder = bundlesFolderOf(REPOSITORY)): Promise<void> {
  return withRegistryLock(bundlesFolder, async (lock) => {
    await activate(bundlesFolder, withoutPreview(await loadRegistry(bundlesFolder), bundleOf(remote), name), lock);
  });
}

async function nameOf(given: string | undefined, repository: string): Promise<string> {
  const branch = given === undefined ? await branchOf(repository) : null;
  const name =
    given ??
    branch
      ?.toLowerCase()
      .replace(/[^a-z0-9._-]+/g, '-')
      .slice(0, 63);
  if (name === undefined) throw new ReleaseError(null, 'There is no branch to name the preview after: --name my-work.');
  if (NAME.test(name)) return name;
  throw new ReleaseError(
    null,
    `'${name}' cannot name a preview: write up to 63 lower-case letters, digits, dots, hyphens and underscores, and begin with a letter or digit.`,
  );
}
