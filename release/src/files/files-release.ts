import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageExtension, PageLink, PageRoute, Release } from '@kadam/shared/remote';
import { assembleRelease } from '../build/assemble-release';
import { deleteAbandonedBuilds, inBuildFolder, isWhole } from '../build/build-folder';
import { BUILD_RECORD, readBuildRecord } from '../build/build-record';
import { checkBudgets } from '../checks/byte-budgets';
import { readRoutes } from '../checks/routes-file';
import { ReleaseError } from '../release-error';
import type { NamedRelease } from '../registry/releases';
import { neededVersions, usedPlatform } from './container-platform';
import { readContainer, type Container } from './federation-manifest';
import { copyFiles, hashOfFiles, listReleasedFiles } from './released-files';

/** A container that was built elsewhere. Paths are absolute. */
export interface FilesSource {
  /** Folder that the build wrote, with its `mf-manifest.json`. */
  readonly folder: string;
  /** Its `routes.json`. A `package.json` beside it may have a version and budgets. */
  readonly routes: string;
  /** First part of the release's version; that of the package.json by default, or 0.0.0. */
  readonly version?: string | undefined;
}

/** A source that can become a release. */
export interface CheckedFiles {
  readonly bundle: string;
  readonly version: string;
  readonly pages: readonly PageRoute[];
  readonly links: readonly PageLink[];
  readonly extensions: readonly PageExtension[];
  readonly source: FilesSource;
  readonly container: Container;
  readonly files: readonly string[];
}

/**
 * Checks routes, manifest and files of a container, and names its release: a version, a dash, and
 * eight digits of the hash of its files and routes.
 * @throws ReleaseError naming what is wrong
 */
export function checkFiles(source: FilesSource): CheckedFiles {
  const { folder, routes } = source;
  const { name: bundle, pages, links = [], extensions = [] } = readRoutes(routes);
  const prerendered = pages.find(({ prerender }) => prerender);
  if (prerendered)
    throw new ReleaseError(
      bundle,
      `'${bundle}' was not released. Its routes.json: page '${prerendered.path}' is to be prerendered, which only a build of this repository can do. Set prerender to false.`,
    );
  const files = listReleasedFiles(bundle, folder);
  const container = readContainer({ bundle, pages, extensions, folder, files });
  const hash = hashOfFiles(
    folder,
    files,
    JSON.stringify({ pages, links, ...(extensions.length > 0 && { extensions }) }),
  );
  const version = `${baseVersion(bundle, source)}-${hash}`;
  return { bundle, version, pages, links, extensions, source, container, files };
}

function baseVersion(bundle: string, { routes, version }: FilesSource): string {
  const found = version ?? packageVersion(join(dirname(routes), 'package.json')) ?? '0.0.0';
  if (/^\d+\.\d+\.\d+$/.test(found)) return found;
  throw new ReleaseError(bundle, `'${bundle}' was not released. Its version is '${found}'; it must look like 1.2.0.`);
}

function packageVersion(file: string): string | undefined {
  try {
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: unknown };
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}

interface Store {
  readonly bundlesFolder: string;
  /** The live host, whose contract is recorded. */
  readonly host: Release | undefined;
  readonly named: NamedRelease;
}

/**
 * Copies checked files into the bundles folder as a release that is not live yet, unless it is
 * there.
 * @returns whether it was added
 * @throws ReleaseError if it exceeds its budgets
 */
export async function addFilesRelease(checked: CheckedFiles, { bundlesFolder, host, named }: Store): Promise<boolean> {
  await deleteAbandonedBuilds(bundlesFolder);
  if (await isWhole(bundlesFolder, named)) return false;
  const { bundle, version, pages, links, extensions, source, files } = checked;
  return inBuildFolder(bundlesFolder, named, async (output) => {
    await copyFiles(source.folder, output, files);
    await writeFile(join(output, BUILD_RECORD), JSON.stringify(recordOf(checked, host)));
    const built = await readBuildRecord(bundle, output);
    const identity = { bundle, version, pages, links, extensions, commit: null };
    const release = await assembleRelease(output, identity, built);
    const folder = dirname(source.routes);
    checkBudgets({ source: { bundle, folder, version }, release, folder: output, weights: {} });
    return true;
  });
}

function recordOf({ container, source: { folder }, files }: CheckedFiles, host: Release | undefined) {
  const { entry, isModule, exposes } = container;
  return {
    entry,
    ...(isModule && { entryType: 'module' }),
    loadsOwnScripts: true,
    initial: [entry],
    exposes,
    shared: neededVersions(container, host),
    uses: usedPlatform({ container, folder, files }, host),
  };
}
