import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Copies the bundles of this run and their keys, for changes by the caller. @returns the copy */
export function copyBundles(folder: string): string {
  const built = process.env.E2E_BUNDLES;
  if (!built) throw new Error('Run the browser tests with e2e/playwright.config.ts, which sets E2E_BUNDLES.');
  const bundlesFolder = join(folder, 'bundles');
  // The link to the documents must not lead out of the copy.
  cpSync(built, bundlesFolder, { recursive: true, verbatimSymlinks: true });
  cpSync(join(dirname(built), 'keys'), join(folder, 'keys'), { recursive: true });
  return bundlesFolder;
}
