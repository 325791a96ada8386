import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../release/src/testing/free-port';
import { root } from '../../portal/running-portal';
import { expect, test } from '../../portal/test';

// A limit, not a wait: a rehearsal starts PostgreSQL, the API and nginx on a busy machine.
test.describe.configure({ timeout: 180_000 });

test('a taken port gives one sentence that names PORT, without a stack trace', async () => {
  const port = await freePort();
  const squatter = createServer().listen(port, '127.0.0.1');
  const { code, output } = await runStart({ PORT: String(port) });
  squatter.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is taken`);
  expect(output).toContain('PORT=');
  expect(output).not.toMatch(/\n\s+at /);
});

test('a second start on the same data is rejected with one sentence while the first one runs', async ({ portal }) => {
  const { code, output } = await runStart({
    PORT: String(await freePort()),
    KADAM_DATA: portal.dataFolder,
    KADAM_BUNDLES: portal.bundlesFolder,
  });
  expect(code).toBe(1);
  expect(output).toContain('in use');
  expect(output).not.toMatch(/\n\s+at /);
});

test('a failed rehearsal leaves nothing running', async ({ portal }) => {
  const env = { PORT: String(await freePort()), KADAM_BUNDLES: portal.bundlesFolder, KADAM_NGINX_MODULES: '/nowhere' };
  const { code, output, isAnyoneLeft } = await runScript('rehearse', env);
  expect(code).toBe(1);
  expect(output).toContain('nginx lacks its brotli module');
  expect(isAnyoneLeft).toBe(false);
});

test('a rehearsal on a taken port is rejected before anything starts', async ({ portal }) => {
  const { code, output, isAnyoneLeft } = await runScript('rehearse', { PORT: new URL(portal.origin).port });
  expect(code).toBe(1);
  expect(output).toContain('is taken by another program. Choose another one: PORT=8081 npm run rehearse');
  expect(isAnyoneLeft).toBe(false);
});

const runStart = (env: Record<string, string>) => runScript('start', env);

interface Ended {
  code: number | null;
  output: string;
  /** Whether a process outlives the script that started it. */
  isAnyoneLeft: boolean;
}

async function runScript(script: string, env: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, [join(root, `scripts/${script}.mjs`)], {
    cwd: root,
    // Its own process group, to find its remaining processes.
    detached: true,
    env: { ...process.env, ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  // Its last lines may arrive after its exit.
  const wasRead = once(child, 'close');
  const [code] = (await once(child, 'exit')) as [number | null];
  const isAnyoneLeft = await isAnyoneLeftOf(child.pid ?? 0);
  await wasRead;
  return { code, output, isAnyoneLeft };
}

/** Processes may need a moment to end on a busy machine; the rest is killed here. */
async function isAnyoneLeftOf(group: number): Promise<boolean> {
  for (const end = Date.now() + 5000; Date.now() < end; await delay(50)) if (!reaches(group, 0)) return false;
  return reaches(group, 'SIGTERM');
}

function reaches(group: number, signal: 0 | 'SIGTERM'): boolean {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}
