import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { releaseUrl } from '@kadam/shared/remote';
import { diskFullError, ReleaseError } from '../release-error';
import type { BundlePackage } from '../workspace';

/** What a child process said, cut to what a person can read. */
const LONGEST_MESSAGE = 6000;

/**
 * Runs a package's own webpack configuration in a child process, into `output`.
 * @throws ReleaseError with webpack's message when the build fails
 */
export async function buildWithWebpack(bundle: BundlePackage, version: string, output: string): Promise<void> {
  const { code, said } = await run(bundle.folder, {
    ...process.env,
    NODE_ENV: 'production',
    KADAM_BUILD: version,
    KADAM_OUTPUT: output,
    KADAM_PUBLIC_PATH: releaseUrl(bundle.bundle, version),
  });
  if (code === 0) return;
  if (/ENOSPC|EDQUOT/.test(said)) throw diskFullError(dirname(output));
  throw new ReleaseError(
    bundle.bundle,
    `Building '${bundle.bundle}' failed, nothing was released. Mend what webpack says and publish again:\n\n${said}`,
  );
}

function run(folder: string, env: NodeJS.ProcessEnv): Promise<{ code: number | null; said: string }> {
  const webpack = createRequire(join(folder, 'package.json')).resolve('webpack/bin/webpack.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [webpack, '--config', 'webpack.config.cjs', '--no-color'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const listen = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(0, LONGEST_MESSAGE);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said: said.trim() }));
  });
}
