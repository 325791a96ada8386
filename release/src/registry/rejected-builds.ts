import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Builds on disk that were rejected when they were last published; the office's Operations do not
 * list them.
 */
export const REJECTED_FILE = '.rejected.json';
const MAX_LENGTH = 50;

interface Build {
  readonly bundle: string;
  readonly version: string;
}

interface Outcome {
  readonly bundle: string;
  readonly status: string;
}

/**
 * Adds the builds that were rejected to the list, and removes those that were not. Not locked: an
 * entry that is lost only shows a rejected build.
 */
export async function recordRejected(
  bundlesFolder: string,
  builds: readonly Build[],
  outcomes: readonly Outcome[],
): Promise<void> {
  const before = await readRejected(bundlesFolder);
  const names = builds.map(nameOf);
  const isRejected = ({ bundle }: Build) =>
    outcomes.some((outcome) => outcome.bundle === bundle && outcome.status === 'rejected');
  const rejected = builds.filter(isRejected).map(nameOf);
  const next = [...before.filter((name) => !names.includes(name)), ...rejected].slice(-MAX_LENGTH);
  if (next.join() === before.join()) return;
  const draft = join(bundlesFolder, `${REJECTED_FILE}.${randomUUID()}`);
  await writeFile(draft, JSON.stringify(next));
  await rename(draft, join(bundlesFolder, REJECTED_FILE));
}

const nameOf = ({ bundle, version }: Build): string => `${bundle} ${version}`;

async function readRejected(bundlesFolder: string): Promise<readonly string[]> {
  try {
    const names: unknown = JSON.parse(await readFile(join(bundlesFolder, REJECTED_FILE), 'utf8'));
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
