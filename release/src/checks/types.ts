import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ReleaseError } from '../release-error';
import type { BundlePackage } from '../workspace';

/** Lines of what the compiler says that a refusal repeats. */
const LINES = 20;

/**
 * Looks for type errors in a package; the build itself only strips types. A package without a tsconfig.json has none to look for.
 * @throws ReleaseError with the compiler's words
 */
export async function checkTypes({ bundle, folder }: BundlePackage): Promise<void> {
  if (!existsSync(join(folder, 'tsconfig.json'))) return;
  const compiler = createRequire(join(folder, 'package.json')).resolve('typescript/bin/tsc');
  const said = await new Promise<string | null>((resolve) => {
    execFile(process.execPath, [compiler, '--noEmit', '--pretty', 'false', '-p', folder], (error, stdout) =>
      resolve(error ? stdout || error.message : null),
    );
  });
  if (said === null) return;
  const lines = said.trim().split('\n').slice(0, LINES).join('\n');
  throw new ReleaseError(bundle, `'${bundle}' was not released. Mend its type errors and publish again:\n\n${lines}`);
}
