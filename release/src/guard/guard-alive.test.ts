import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createBundlesFolder } from '../testing/hand-made-release';
import { REPOSITORY } from '../workspace';

test('the guard writes its file after each check, also while the API is not available', async () => {
  const { bundlesFolder, remove } = await createBundlesFolder();
  const folder = await mkdtemp(join(tmpdir(), 'kadam-alive-'));
  const [token, alive] = [join(folder, 'token'), join(folder, 'alive')];
  await writeFile(token, 'a'.repeat(32));
  const words = [
    'guard',
    '--api',
    'http://127.0.0.1:1',
    '--interval',
    '1',
    '--alive',
    alive,
    '--bundles',
    bundlesFolder,
  ];
  const guard = spawn(process.execPath, [join(REPOSITORY, 'release/bin/release.mjs'), ...words], {
    env: { ...process.env, KADAM_GUARD_TOKEN_FILE: token },
    stdio: 'ignore',
  });
  const ended = once(guard, 'exit');
  try {
    await isWritten(alive);
    await rm(alive);
    await isWritten(alive);
  } finally {
    guard.kill();
    await ended;
    await remove();
    await rm(folder, { recursive: true });
  }
});

async function isWritten(file: string): Promise<void> {
  for (let waited = 0; !existsSync(file); waited += 100) {
    if (waited > 40_000) throw new Error(`${file} was not written.`);
    await wait(100);
  }
}
