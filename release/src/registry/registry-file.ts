import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegistry, type Registry } from '@kadam/shared/remote';
import { prepareFile } from '../atomic-file';
import { RELEASE_FILE } from '../build/assemble-release';
import { ReleaseError } from '../release-error';
import { prepareSequence } from '../signing/sequence-memory';
import { verifyRegistry, type Signature } from '../signing/signed-registry';
import { withRegistryLock, type RegistryLock } from './lock';
import { PUBLIC_REGISTRY_FILE, publicRegistryText } from './public-registry';

/** The registry, and its backup from the last change. */
export const REGISTRY_FILE = 'registry.json';
export const LAST_GOOD_FILE = '.registry.last-good.json';

type Content = Readonly<Record<string, unknown>>;

const EMPTY: Registry = { format: 1, updatedAt: '1970-01-01T00:00:00.000Z', bundles: {} };

/**
 * `missing`: no registry, or an empty one, although something was published. `untrusted`: not
 * signed by an accepted key. `details` ends the sentence "registry.json …".
 */
export type RegistryState =
  | { readonly problem: null; readonly registry: Registry; readonly signature: Signature }
  | { readonly problem: 'missing' | 'damaged'; readonly details: string }
  | { readonly problem: 'untrusted'; readonly details: string; readonly registry: Registry };

/**
 * Loads the registry of a bundles folder; an empty one if nothing was published.
 * @throws ReleaseError if the file is missing, damaged or untrusted
 */
export async function loadRegistry(bundlesFolder: string): Promise<Registry> {
  const state = await examineRegistry(bundlesFolder);
  if (state.problem === null) return state.registry;
  const file = join(bundlesFolder, REGISTRY_FILE);
  const solution =
    state.problem === 'untrusted'
      ? "Run 'release restore-registry' to put the last good one back; docs/runbook.md says what to do when the key is another machine's or lost"
      : `Run 'release restore-registry' to put it back${state.problem === 'missing' ? ': something was published here' : ''}`;
  throw new ReleaseError(
    null,
    `${file} ${state.details}, so nothing was changed. ${solution}. Visitors notice nothing: their pages do not need it.`,
  );
}

/** The registry and its signature, or the problem with it. */
export async function examineRegistry(bundlesFolder: string): Promise<RegistryState> {
  const content = await readText(join(bundlesFolder, REGISTRY_FILE));
  const value = parse(content ?? '');
  const registry = content === undefined ? EMPTY : readRegistry(value);
  if (!registry) return { problem: 'damaged', details: 'is damaged' };
  if (Object.keys(registry.bundles).length > 0) {
    const copy = parse((await readText(join(bundlesFolder, LAST_GOOD_FILE))) ?? '');
    const signature = await verifyRegistry(bundlesFolder, value as Content, readRegistry(copy) && (copy as Content));
    if (signature.status === 'rejected') return { problem: 'untrusted', details: signature.problem, registry };
    return { problem: null, registry, signature };
  }
  const wasPublished = (await readCopy(bundlesFolder)) ?? (content === undefined && (await hasReleases(bundlesFolder)));
  if (wasPublished) return { problem: 'missing', details: 'is missing' };
  return { problem: null, registry, signature: { status: 'unsigned' } };
}

/**
 * The backup of the registry; undefined if it is missing, damaged, empty or untrusted. It may be
 * older than the registry if that had lost a bundle.
 */
export async function readCopy(bundlesFolder: string): Promise<{ registry: Registry; isOlder: boolean } | undefined> {
  const value = parse((await readText(join(bundlesFolder, LAST_GOOD_FILE))) ?? '');
  const registry = readRegistry(value);
  if (!registry || Object.keys(registry.bundles).length === 0) return undefined;
  const signature = await verifyRegistry(bundlesFolder, value as Content);
  if (signature.status !== 'rejected') return { registry, isOlder: false };
  return signature.isOlder ? { registry, isOlder: true } : undefined;
}

/** The public keys of its signatures, valid or not. */
export async function readSignatures(bundlesFolder: string): Promise<string[]> {
  const registry = readRegistry(parse((await readText(join(bundlesFolder, REGISTRY_FILE))) ?? ''));
  return Object.keys(registry?.signatures ?? {});
}

/** Writes an empty registry into a new bundles folder, so that a missing one can be detected. */
export async function beginRegistry(bundlesFolder: string): Promise<void> {
  if ((await readText(join(bundlesFolder, REGISTRY_FILE))) !== undefined) return;
  await withRegistryLock(bundlesFolder, async (lock) => {
    const registry = await loadRegistry(bundlesFolder);
    if (registry === EMPTY) await (await prepareRegistry(bundlesFolder, EMPTY, lock))();
  });
}

/** Writes the public registry if an older tool has left none; requires a signing key. */
export async function ensurePublicRegistry(bundlesFolder: string): Promise<void> {
  const file = join(bundlesFolder, PUBLIC_REGISTRY_FILE);
  if ((await readText(file)) !== undefined) return;
  await withRegistryLock(bundlesFolder, async ({ workFolder }) => {
    const text = await publicRegistryText(bundlesFolder, await loadRegistry(bundlesFolder));
    await (
      await prepareFile(file, text, join(workFolder, PUBLIC_REGISTRY_FILE))
    )();
  });
}

/**
 * Prepares to replace the registry, the public registry, and the backup unless it contains a bundle
 * that the registry has lost.
 * @returns replaces the files
 */
export async function prepareRegistry(
  bundlesFolder: string,
  registry: Registry,
  { workFolder }: RegistryLock,
): Promise<() => Promise<void>> {
  const content = `${JSON.stringify(registry, null, 2)}\n`;
  const copy = await readCopy(bundlesFolder);
  const isEmptier = Object.keys(copy?.registry.bundles ?? {}).some((bundle) => !(bundle in registry.bundles));
  const names = isEmptier ? [REGISTRY_FILE] : [REGISTRY_FILE, LAST_GOOD_FILE];
  const files = names.map((name) => prepareFile(join(bundlesFolder, name), content, join(workFolder, name)));
  const shown = await publicRegistryText(bundlesFolder, registry);
  const [putPublic, putRegistry, putCopy] = await Promise.all([
    prepareFile(join(bundlesFolder, PUBLIC_REGISTRY_FILE), shown, join(workFolder, PUBLIC_REGISTRY_FILE)),
    ...files,
  ]);
  const remember =
    registry.sequence === undefined ? undefined : await prepareSequence(bundlesFolder, registry.sequence);
  return async () => {
    await putRegistry?.();
    await putPublic();
    await putCopy?.();
    await remember?.();
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
