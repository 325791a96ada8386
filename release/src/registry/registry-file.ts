import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegistry, type Registry } from '@kadam/shared/remote';
import { writeAtomically } from '../atomic-file';
import { Refusal } from '../refusal';

/** The one mutable file of the bundles folder, and the copy of it that each change leaves behind. */
const REGISTRY = 'registry.json';
const LAST_GOOD = '.registry.last-good.json';

const EMPTY: Registry = { format: 1, updatedAt: '1970-01-01T00:00:00.000Z', bundles: {} };

/**
 * The registry of a bundles folder; an empty one when nothing was ever published.
 * @throws Refusal when the file is damaged; it is left as it is
 */
export async function loadRegistry(bundlesFolder: string): Promise<Registry> {
  const file = join(bundlesFolder, REGISTRY);
  const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (content === undefined) return EMPTY;
  const registry = readRegistry(parse(content));
  if (registry) return registry;
  throw new Refusal(
    null,
    `${file} is damaged, so nothing was changed. Its last good state is ${LAST_GOOD} beside it: copy that over ${REGISTRY} and try again. What visitors see does not depend on the damaged file.`,
  );
}

/** Replaces the registry in one step and keeps its former state beside it. Call it only while holding the lock. */
export async function saveRegistry(bundlesFolder: string, registry: Registry): Promise<void> {
  const file = join(bundlesFolder, REGISTRY);
  await mkdir(bundlesFolder, { recursive: true });
  await writeAtomically(file, `${JSON.stringify(registry, null, 2)}\n`);
  await copyFile(file, join(bundlesFolder, LAST_GOOD));
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
