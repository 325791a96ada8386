import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ReleaseError } from '../release-error';
import type { BundlePackage } from '../workspace';

/** Lines of compiler output in the error. */
const MAX_LINES = 20;

/**
 * Checks the types of a package with a tsconfig.json; the build only strips them.
 * @throws ReleaseError with the compiler's output
 */
export async function checkTypes({ bundle, folder }: BundlePackage): Promise<void> {
  if (!existsSync(join(folder, 'tsconfig.json'))) return;
  const compiler = join(createRequire(join(folder, 'package.json')).resolve('typescript-7/package.json'), '../bin/tsc');
  const output = await new Promise<string | null>((resolve) => {
    execFile(process.execPath, [compiler, '--noEmit', '--pretty', 'false', '-p', folder], (error, stdout) =>
      resolve(error ? stdout || error.message : null),
    );
  });
  if (output === null) return;
  const lines = output.trim().split('\n').slice(0, MAX_LINES).join('\n');
  throw new ReleaseError(bundle, `'${bundle}' was not released. Fix its type errors and publish again:\n\n${lines}`);
}
