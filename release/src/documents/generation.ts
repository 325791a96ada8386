import { randomBytes } from 'node:crypto';
import { link, mkdir, readdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readRelease, type Release } from '@kadam/shared/remote';
import { notBefore, secondsAfter } from '../atomic-file';
import { areCopiesFaithful, compressBeside } from '../build/compress';
import { makeFolder, makeReadable } from '../readable';
import type { RegistryLock } from '../registry/lock';

/** Documents as the servers find them. A link, so that all of them change in one step. */
const PAGES = 'pages';
const GENERATIONS = '.pages';
/** The one before the present stays: a server may be reading from it. */
const KEPT_GENERATIONS = 2;
/** Documents of the canary, in the folder of all documents, and in it one empty file for each bucket of visitors who get them. */
export const CANARY = '.canary';
export const CANARY_BUCKETS = `${CANARY}/.buckets`;
const SOURCE_FILE = '.source';
const RELEASES_FILE = '.releases.json';

/** A whole set of documents, written and not yet live. */
export interface Generation {
  readonly paths: readonly string[];
  /** Makes it what the servers send, in one step. */
  activate(lock: RegistryLock): Promise<void>;
}

/** What goes into a new set of documents. */
interface GenerationContent {
  /** Content by path below the pages folder (`jobs/index.html`). */
  readonly documents: ReadonlyMap<string, string>;
  /** Tells what the documents were made from; `composedFrom` answers it. */
  readonly source: string;
  /** The buckets whose visitors get the documents of the canary. */
  readonly buckets: readonly string[];
  /** The releases they were made from; `composedReleases` answers them. */
  readonly releases: readonly Release[];
}

/** Writes a new set of documents. A document that has not changed keeps its file, and with it the ETag that browsers hold. */
export async function writeGeneration(
  bundlesFolder: string,
  { documents, source, buckets, releases }: GenerationContent,
): Promise<Generation> {
  const name = `${Date.now().toString(36)}-${randomBytes(3).toString('hex')}`;
  const folder = join(bundlesFolder, GENERATIONS, name);
  await makeFolder(folder);
  const seconds = await secondsAfter(join(bundlesFolder, PAGES, SOURCE_FILE));
  try {
    await allWritten(
      [...documents].map(([path, content]) =>
        writeDocument({ file: join(folder, path), present: join(bundlesFolder, PAGES, path), seconds }, content),
      ),
    );
    if (buckets.length > 0) await makeFolder(join(folder, CANARY_BUCKETS));
    await Promise.all(buckets.map((bucket) => writeFile(join(folder, CANARY_BUCKETS, bucket), '')));
    await writeFile(join(folder, SOURCE_FILE), source);
    await notBefore(join(folder, SOURCE_FILE), seconds);
    await writeFile(join(folder, RELEASES_FILE), JSON.stringify(releases));
    await makeReadable(folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    paths: [...documents.keys()].filter(isDocument).sort(),
    activate: (lock) => activate(bundlesFolder, name, lock),
  };
}

// Nobody writes any more when one has failed: the folder is about to be removed.
async function allWritten(writing: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(writing)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** What the live documents were made from, or undefined when there are none. */
export async function composedFrom(bundlesFolder: string): Promise<string | undefined> {
  return readFile(join(bundlesFolder, PAGES, SOURCE_FILE), 'utf8').catch(() => undefined);
}

/** The releases the live documents were made from; none when there are no documents, or they are from before this was kept. */
export async function composedReleases(bundlesFolder: string): Promise<Release[]> {
  try {
    const releases: unknown = JSON.parse(await readFile(join(bundlesFolder, PAGES, RELEASES_FILE), 'utf8'));
    return Array.isArray(releases) ? releases.flatMap((release) => readRelease(release) ?? []) : [];
  } catch {
    return [];
  }
}

/** Paths of the live documents, sorted; without those of a canary. */
export async function livePaths(bundlesFolder: string): Promise<string[]> {
  const folder = await realpath(join(bundlesFolder, PAGES)).catch(() => undefined);
  if (!folder) return [];
  const paths = await readdir(folder, { recursive: true });
  return paths.filter(isDocument).sort();
}

/** What search engines read of the site beside its documents lies among them. */
const isDocument = (path: string): boolean => path.endsWith('.html') && !path.startsWith(CANARY);

interface DocumentFile {
  readonly file: string;
  /** Where the live document of the same path is. */
  readonly present: string;
  /** New documents are at least of this second: one address may answer those of a canary, and each needs an ETag of its own. */
  readonly seconds: number;
}

async function writeDocument({ file, present, seconds }: DocumentFile, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  if (await isWhole(present, content)) return linkDocument(file, present);
  await writeFile(file, content);
  const copies = await compressBeside(file);
  await Promise.all([file, ...copies].map((path) => notBefore(path, seconds)));
}

/** Whether a live document has this content, and its compressed copies too. */
export const isDocumentWhole = (bundlesFolder: string, path: string, content: string): Promise<boolean> =>
  isWhole(join(bundlesFolder, PAGES, path), content);

async function isWhole(file: string, content: string): Promise<boolean> {
  const isSame = (await readFile(file, 'utf8').catch(() => undefined)) === content;
  return isSame && areCopiesFaithful(file);
}

async function linkDocument(file: string, present: string): Promise<void> {
  await link(present, file);
  for (const suffix of ['.br', '.gz']) {
    await link(`${present}${suffix}`, `${file}${suffix}`).catch(() => undefined);
  }
}

async function activate(bundlesFolder: string, name: string, { workFolder }: RegistryLock): Promise<void> {
  const pointer = join(workFolder, PAGES);
  await symlink(join(GENERATIONS, name), pointer);
  await rename(pointer, join(bundlesFolder, PAGES));
  const generations = (await readdir(join(bundlesFolder, GENERATIONS))).sort();
  const old = generations.filter((other) => other !== name).slice(0, 1 - KEPT_GENERATIONS);
  await Promise.all(old.map((other) => rm(join(bundlesFolder, GENERATIONS, other), { recursive: true, force: true })));
}
