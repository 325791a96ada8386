import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root, freePort } from '../../portal/running-portal';
import { expect, test } from '../../portal/test';

test('a taken port gives one clear sentence that names PORT, and no stack trace', async () => {
  const port = await freePort();
  const squatter = createServer().listen(port, '127.0.0.1');
  const { code, output } = await runStart({ PORT: String(port) });
  squatter.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is taken`);
  expect(output).toContain('PORT=');
  expect(output).not.toMatch(/\n\s+at /);
});

test('a second start on the same data is refused in one sentence while the first one runs', async ({ portal }) => {
  const { code, output } = await runStart({
    PORT: String(await freePort()),
    KADAM_DATA: portal.dataFolder,
    KADAM_BUNDLES: portal.bundlesFolder,
  });
  expect(code).toBe(1);
  expect(output).toContain('in use');
  expect(output).not.toMatch(/\n\s+at /);
});

function runStart(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  return new Promise((done) => child.once('exit', (code) => done({ code, output })));
}
