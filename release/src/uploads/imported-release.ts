import { readFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readRelease, type Release } from '@kadam/shared/remote';
import { RELEASE_FILE } from '../build/assemble-release';
import { deleteAbandonedBuilds, inBuildFolder, isWhole } from '../build/build-folder';
import { checkRoutes } from '../checks/routes-file';
import { copyFiles } from '../files/released-files';
import { ReleaseError } from '../release-error';
import { examineFolder, type NamedRelease } from '../registry/releases';

/** As the release tool names releases and their files. */
const VERSION = /^\d+\.\d+\.\d+-[0-9a-f]{8}$/;
const FILE = /^[\w@+-][\w@.+-]*(\/[\w@+-][\w@.+-]*)*$/;
const COPY = /\.(br|gz)$/;

/**
 * Reads a release that another site has made, from its unpacked folder.
 * @throws ReleaseError if `release.json` is invalid, or if a file is missing, changed or not listed
 */
export async function readImported(folder: string): Promise<Release> {
  const content = await readFile(join(folder, RELEASE_FILE), 'utf8');
  const release = parse(content);
  if (!release) throw new ReleaseError(null, `The archive was not accepted: its ${RELEASE_FILE} is damaged.`);
  const { bundle, version, pages, links, extensions, files, internal = {} } = release;
  checkRoutes({ name: bundle, pages, links, extensions });
  const isNamed = VERSION.test(version) && Object.keys({ ...files, ...internal }).every((name) => FILE.test(name));
  if (!isNamed)
    throw new ReleaseError(bundle, `The archive was not accepted: its ${RELEASE_FILE} has an invalid name.`);
  const problem = await examineFolder(folder, release);
  const listed = new Set([RELEASE_FILE, ...Object.keys(files), ...Object.keys(internal)]);
  const extra = filesIn(folder).find((name) => !listed.has(name) && !listed.has(name.replace(COPY, '')));
  if (problem === null && extra === undefined) return release;
  throw new ReleaseError(
    bundle,
    `'${bundle}' was not released. Release ${version} in the archive ${problem ?? `has a file that its ${RELEASE_FILE} does not name: ${extra}`}. Pack it again: release pack ${bundle} ${version}.`,
  );
}

/**
 * Copies an imported release into the bundles folder, unchanged, unless it is there.
 * @returns whether it was added
 */
export async function addImported(folder: string, bundlesFolder: string, named: NamedRelease): Promise<boolean> {
  await deleteAbandonedBuilds(bundlesFolder);
  if (await isWhole(bundlesFolder, named)) return false;
  return inBuildFolder(bundlesFolder, named, async (output) => {
    await copyFiles(folder, output, filesIn(folder));
    return true;
  });
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));

function parse(content: string): Release | undefined {
  try {
    return readRelease(JSON.parse(content));
  } catch {
    return undefined;
  }
}
