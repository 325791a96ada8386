import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publishChanged } from '../../release/src/index';
import { root } from './running-portal';

/**
 * Once before the first test: builds all bundles and fills a data folder; each portal copies both.
 */
export default async function prepare(): Promise<(() => void) | undefined> {
  if (process.env.KADAM_URL) return undefined;
  const dataFolder = mkdtempSync(join(tmpdir(), 'kadam-filled-'));
  await Promise.all([buildBundles(), fill(dataFolder)]);
  process.env.E2E_DATA = dataFolder;
  return () => rmSync(dataFolder, { recursive: true, force: true });
}

async function buildBundles(): Promise<void> {
  const { E2E_BUNDLES: bundlesFolder } = process.env;
  if (!bundlesFolder) throw new Error('E2E_BUNDLES names no folder.');
  const outcomes = await publishChanged({ bundlesFolder, onProgress: (line) => console.log(`  ${line}`) });
  const rejected = outcomes.filter((outcome) => outcome.status === 'rejected');
  if (rejected.length > 0) throw new Error(rejected.map(({ message }) => message).join('\n'));
}

async function fill(dataFolder: string): Promise<void> {
  await promisify(execFile)(process.execPath, [join(root, 'scripts/seed.mjs')], {
    env: { ...process.env, KADAM_DATA: dataFolder },
  });
}
