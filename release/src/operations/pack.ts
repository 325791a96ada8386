import { create } from 'tar';
import { loadRegistry } from '../registry/registry-file';
import { examineRelease, namedBy } from '../registry/releases';
import { ReleaseError } from '../release-error';
import { bundleOf } from '../workspace';
import { join } from 'node:path';

/** A release of this site for another one; the live version by default. */
export interface PackOptions {
  readonly bundlesFolder: string;
  readonly name: string;
  readonly version?: string | undefined;
  /** Path of the archive to write. */
  readonly file: string;
}

/**
 * Writes a release as an archive, with exactly the bytes that this site has.
 * @returns the version
 * @throws ReleaseError if there is no such release, or it is damaged
 */
export async function pack({ bundlesFolder, name, version: requested, file }: PackOptions): Promise<string> {
  const bundle = bundleOf(name);
  const state = (await loadRegistry(bundlesFolder)).bundles[bundle];
  if (!state) throw new ReleaseError(bundle, `'${bundle}' was never published here: release publish ${bundle}.`);
  const version = requested ?? state.live;
  const { problem } = await examineRelease(bundlesFolder, namedBy(state, bundle, version));
  if (problem) throw new ReleaseError(bundle, `Release ${version} of '${bundle}' ${problem}.`);
  await create({ file, cwd: join(bundlesFolder, bundle, version), gzip: true, portable: true }, ['.']);
  return version;
}
