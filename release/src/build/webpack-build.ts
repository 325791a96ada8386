import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { releaseUrl } from '@kadam/shared/remote';
import { diskFullError, ReleaseError } from '../release-error';
import type { BundlePackage } from '../workspace';

const MAX_MESSAGE_LENGTH = 6000;

/**
 * Runs a package's own webpack configuration in a child process, into `output`.
 * @throws ReleaseError with webpack's message when the build fails
 */
export async function buildWithWebpack(bundle: BundlePackage, version: string, output: string): Promise<void> {
  const { code, text } = await run(bundle.folder, {
    ...process.env,
    NODE_ENV: 'production',
    KADAM_BUILD: version,
    KADAM_OUTPUT: output,
    KADAM_PUBLIC_PATH: releaseUrl(bundle.bundle, version),
  });
  if (code === 0) return;
  if (/ENOSPC|EDQUOT/.test(text)) throw diskFullError(dirname(output));
  throw new ReleaseError(
    bundle.bundle,
    `Building '${bundle.bundle}' failed, nothing was released. Fix the errors and publish again:\n\n${text}`,
  );
}

function run(folder: string, env: NodeJS.ProcessEnv): Promise<{ code: number | null; text: string }> {
  const webpack = createRequire(join(folder, 'package.json')).resolve('webpack/bin/webpack.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [webpack, '--config', 'webpack.config.cjs', '--no-color'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    const listen = (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(0, MAX_MESSAGE_LENGTH);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, text: text.trim() }));
  });
}
