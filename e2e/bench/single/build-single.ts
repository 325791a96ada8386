import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { documentPath, NOT_FOUND_DOCUMENT, type Release } from '@kadam/shared/remote';
import { assembleRelease } from '../../../release/src/build/assemble-release';
import { revisionOf } from '../../../release/src/build/revision';
import { readBuildRecord } from '../../../release/src/build/build-record';
import { hashFolder, releaseVersion } from '../../../release/src/build/source-hash';
import { buildWithWebpack } from '../../../release/src/build/webpack-build';
import { readBundleRoutes } from '../../../release/src/checks/routes-file';
import { readHost } from '../../../release/src/documents/documents';
import { composedFrom, writeGeneration } from '../../../release/src/documents/generation';
import { withRegistryLock } from '../../../release/src/registry/lock';
import { findPackages, REPOSITORY, type BundlePackage } from '../../../release/src/workspace';
import { singleWriter, type SingleRemote } from './single-document';

/** The bundle replaces the host below `/bundles/`, so that the portal's servers can serve it. */
export const BUNDLE = 'host';

/**
 * Builds host and remotes as one ordinary webpack bundle into `folder`, with its documents. Cached
 * by the hash of the sources.
 * @returns its version
 */
export async function buildSingle(folder: string): Promise<string> {
  const packages = findPackages(REPOSITORY);
  const version = singleVersion(packages);
  if ((await composedFrom(folder)) === version) return version;
  const output = join(folder, BUNDLE, version);
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  await buildWithWebpack({ bundle: BUNDLE, folder: __dirname, version }, version, output);
  const built = await readBuildRecord(BUNDLE, output);
  const identity = { bundle: BUNDLE, version, pages: [], commit: await revisionOf(REPOSITORY, ['.']) };
  const release = await assembleRelease(output, identity, built);
  const remotes = remotesOf(packages);
  const document = (await singleWriterOf(folder, release, remotes))(null);
  const paths = remotes.flatMap(({ pages }) => pages.map(documentPath));
  const documents = new Map([...paths, NOT_FOUND_DOCUMENT].map((path) => [path, document]));
  const generation = await writeGeneration(folder, { documents, source: version, releases: [], buckets: [] });
  await withRegistryLock(folder, (lock) => generation.activate(lock));
  return version;
}

const remotesOf = (packages: readonly BundlePackage[]): SingleRemote[] =>
  packages
    .filter(({ bundle }) => bundle !== BUNDLE)
    .map((remote) => ({ name: remote.bundle, ...readBundleRoutes(remote) }));

/** Writer of the documents of the bundle in `folder`. */
export const singleWriterOf = async (folder: string, release: Release, remotes: readonly SingleRemote[]) =>
  singleWriter(await readHost(folder, release), remotes);

function singleVersion(packages: readonly BundlePackage[]): string {
  const sources = [...packages.map((bundle) => releaseVersion(REPOSITORY, bundle)), hashFolder(__dirname)];
  return `0.0.0-${createHash('sha256').update(sources.join()).digest('hex').slice(0, 8)}`;
}
