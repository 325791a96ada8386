import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashFolder } from '../build/source-hash';
import { REPOSITORY } from '../workspace';

const SOURCES = [
  'host/src/composer',
  'host/src/reporting',
  'shared/src/remote',
  'shared/src/contract',
  'shared/src/build',
];
const BUILD = `
  const { bundleComposer } = require('@kadam/shared/build/composer.cjs');
  const host = process.argv[1];
  bundleComposer(require(host + '/webpack.config.cjs'), host).then((script) => process.stdout.write(script));
`;

/**
 * The composer script of this checkout's host, cached in the temporary folder until its sources
 * change.
 */
export function currentComposer(): string {
  script ??= readFileSync(cachedScript(), 'utf8');
  return script;
}

let script: string | undefined;

function cachedScript(): string {
  const sources = SOURCES.map((path) => hashFolder(join(REPOSITORY, path))).join();
  const hash = createHash('sha256').update(sources).digest('hex').slice(0, 16);
  const cached = join(tmpdir(), `kadam-composer-${hash}.cjs`);
  if (!existsSync(cached)) {
    const built = execFileSync(process.execPath, ['-e', BUILD, join(REPOSITORY, 'host')], { cwd: REPOSITORY });
    writeFileSync(`${cached}.${process.pid}`, built);
    renameSync(`${cached}.${process.pid}`, cached);
  }
  return cached;
}
