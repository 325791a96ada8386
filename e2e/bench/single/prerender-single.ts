import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { documentPath, NOT_FOUND_DOCUMENT, type Release } from '@kadam/shared/remote';
import { readPrerendered } from '../../../release/src/documents/documents';
import { composedFrom, writeGeneration } from '../../../release/src/documents/generation';
import { knownReleases, loadLive } from '../../../release/src/registry/live-releases';
import { withRegistryLock } from '../../../release/src/registry/lock';
import { loadRegistry } from '../../../release/src/registry/registry-file';
import { loadRelease } from '../../../release/src/registry/releases';
import { BUNDLE, singleWriterOf } from './build-single';

interface PrerenderedSingle {
  /** Output of `buildSingle`. */
  readonly single: string;
  /** Its live remotes provide the prerendered pages. */
  readonly bundlesFolder: string;
  /** Output folder. */
  readonly folder: string;
}

/** Copies the single bundle with prerendered pages, as in the portal. */
export async function prerenderSingle({ single, bundlesFolder, folder }: PrerenderedSingle): Promise<void> {
  const version = await composedFrom(single);
  if (version === undefined) throw new Error(`There is no single bundle in ${single}.`);
  const live = knownReleases(await loadLive(bundlesFolder, await loadRegistry(bundlesFolder)));
  const remotes = live.filter(({ bundle }) => bundle !== BUNDLE);
  const source = [version, ...remotes.map((remote) => `${remote.bundle} ${remote.version}`)].join();
  if ((await composedFrom(folder)) === source) return;

  await rm(folder, { recursive: true, force: true });
  const release = await loadRelease(single, { bundle: BUNDLE, version });
  await copyRelease(release, single, folder);
  // Styles and images of the pages come from the remotes.
  for (const remote of remotes) await copyRelease(remote, bundlesFolder, folder);
  const pages = remotes.map((remote) => ({ name: remote.bundle, pages: remote.pages }));
  const write = await singleWriterOf(single, release, pages);
  const documents = new Map([[NOT_FOUND_DOCUMENT, write(null)]]);
  for (const remote of remotes) {
    const prerendered = await readPrerendered(bundlesFolder, remote);
    for (const route of remote.pages) {
      // Scripts of the remotes are not loaded; the bundle's replace them.
      const page = { route, remote, prerendered: prerendered[route.module], isMissing: true };
      documents.set(documentPath(route), write(page));
    }
  }
  const generation = await writeGeneration(folder, { documents, source, releases: [], buckets: [] });
  await withRegistryLock(folder, (lock) => generation.activate(lock));
}

const copyRelease = ({ bundle, version }: Release, from: string, to: string): Promise<void> =>
  cp(join(from, bundle, version), join(to, bundle, version), { recursive: true });
