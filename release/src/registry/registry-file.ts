import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegistry, type Registry } from '@kadam/shared/remote';
import { prepareFile } from '../atomic-file';
import { RELEASE_FILE } from '../build/assemble-release';
import { Refusal } from '../refusal';
import { withRegistryLock, type RegistryLock } from './lock';

/** The one mutable file of the bundles folder, and the copy of it that each change leaves behind. */
export const REGISTRY_FILE = 'registry.json';
export const LAST_GOOD_FILE = '.registry.last-good.json';

const EMPTY: Registry = { format: 1, updatedAt: '1970-01-01T00:00:00.000Z', bundles: {} };

/** `missing`: there is none, or one without a bundle, although something was published here. */
type RegistryState = { readonly fault: null; readonly registry: Registry } | { readonly fault: 'missing' | 'damaged' };

/**
 * The registry of a bundles folder; an empty one when nothing was ever published.
 * @throws Refusal when the file is missing or damaged; everything is left as it is
 */
export async function loadRegistry(bundlesFolder: string): Promise<Registry> {
  const state = await examineRegistry(bundlesFolder);
  if (state.fault === null) return state.registry;
  throw new Refusal(
    null,
    `${join(bundlesFolder, REGISTRY_FILE)} is ${state.fault}, so nothing was changed. Run 'release restore-registry' to put it back${state.fault === 'missing' ? ': something was published here' : ''}. Visitors notice nothing: their pages do not need it.`,
  );
}

/** The registry, or what is wrong with it. */
export async function examineRegistry(bundlesFolder: string): Promise<RegistryState> {
  const content = await readText(join(bundlesFolder, REGISTRY_FILE));
  const registry = content === undefined ? EMPTY : readRegistry(parse(content));
  if (!registry) return { fault: 'damaged' };
  if (Object.keys(registry.bundles).length > 0) return { fault: null, registry };
  const wasPublished =
    (await readLastGood(bundlesFolder)) ?? (content === undefined && (await hasReleases(bundlesFolder)));
  return wasPublished ? { fault: 'missing' } : { fault: null, registry };
}

/** The registry as the last change left it; undefined when there is no copy or it is damaged or empty. */
export async function readLastGood(bundlesFolder: string): Promise<Registry | undefined> {
  const registry = readRegistry(parse((await readText(join(bundlesFolder, LAST_GOOD_FILE))) ?? ''));
  return registry && Object.keys(registry.bundles).length > 0 ? registry : undefined;
}

/** Writes an empty registry into a new bundles folder, so that releases without one are known to have lost it. */
export async function beginRegistry(bundlesFolder: string): Promise<void> {
  if ((await readText(join(bundlesFolder, REGISTRY_FILE))) !== undefined) return;
  await withRegistryLock(bundlesFolder, async (lock) => {
    const registry = await loadRegistry(bundlesFolder);
    if (registry === EMPTY) await (await prepareRegistry(bundlesFolder, EMPTY, lock))();
  });
}

/**
 * Prepares to replace the registry in one step, and the copy beside it, unless that copy knows of a bundle which this registry has lost.
 * @returns puts them in their places
 */
export async function prepareRegistry(
  bundlesFolder: string,
  registry: Registry,
  { workFolder }: RegistryLock,
): Promise<() => Promise<void>> {
  const content = `${JSON.stringify(registry, null, 2)}\n`;
  const lastGood = await readLastGood(bundlesFolder);
  const isEmptier = Object.keys(lastGood?.bundles ?? {}).some((bundle) => !(bundle in registry.bundles));
  const names = isEmptier ? [REGISTRY_FILE] : [REGISTRY_FILE, LAST_GOOD_FILE];
  const files = names.map((name) => prepareFile(join(bundlesFolder, name), content, join(workFolder, name)));
  const [putRegistry, putCopy] = await Promise.all(files);
  return async () => {
    await putRegistry?.();
    await putCopy?.();
  };
}

async function hasReleases(bundlesFolder: string): Promise<boolean> {
  const paths = await readdir(bundlesFolder, { withFileTypes: true }).catch(() => []);
  const bundles = paths.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  for (const { name } of bundles) {
    for (const version of await readdir(join(bundlesFolder, name))) {
      if ((await readText(join(bundlesFolder, name, version, RELEASE_FILE))) !== undefined) return true;
    }
  }
  return false;
}

async function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
