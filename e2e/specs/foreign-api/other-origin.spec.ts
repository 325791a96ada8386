import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { startSpecificationServer, type SpecificationServer } from '../../foreign-api/specification-server';
import { enrollAsNewMember } from '../../portal/member';
import { root } from '../../portal/running-portal';
import { NIGHTLY } from '../../portal/test';
import { expect, test } from './foreign-portal';

/** Fixed, because the URL is part of the built bundles, which are kept between runs. */
const PORT = 47_139;
const API = `http://127.0.0.1:${PORT}`;

test('a portal built for an API at another origin calls it with credentials', NIGHTLY, async ({ page, pageErrors }) => {
  test.setTimeout(300_000);
  const portal = await startElsewhere();
  const server = await startSpecificationServer({ port: PORT, allowedOrigin: portal.origin });
  try {
    const document = await page.goto(`${portal.origin}/courses`);
    await expect(page.locator('script[data-telemetry]')).toHaveAttribute('data-telemetry', `${API}/api/telemetry`);
    expect(document?.headers()['content-security-policy']).toContain(`; connect-src 'self' ${API};`);
    await expect(page.getByRole('link', { name: 'Tally Basics' })).toBeVisible();
    await page.getByRole('link', { name: 'Tally Basics' }).click();
    await enrollAsNewMember(page);
    expect(callsNamed(server, 'POST /courses/enroll')).toEqual([
      { origin: portal.origin, authorization: 'Bearer token-1' },
    ]);
    expect(callsNamed(server, 'GET /courses')[0]?.origin).toBe(portal.origin);
    expect(pageErrors).toEqual([]);
    // Telemetry goes there too, such as the request of its token.
    await expect.poll(() => callsNamed(server, 'GET /telemetry/token').length).toBeGreaterThan(0);
  } finally {
    await server.close();
    portal.stop();
  }
});

const callsNamed = ({ calls }: SpecificationServer, wanted: string) =>
  calls.filter(({ name }) => name === wanted).map(({ origin, authorization }) => ({ origin, authorization }));

async function startElsewhere(): Promise<{ readonly origin: string; stop(): void }> {
  const bundlesFolder = join(root, 'node_modules/.cache/kadam-bundles-elsewhere');
  const child = spawn(process.execPath, [join(root, 'e2e/foreign-api/other-origin-portal.mjs'), bundlesFolder], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, KADAM_API_BASE: `${API}/api` },
  });
  try {
    return { origin: await originOf(child), stop: () => void child.kill() };
  } catch (error) {
    child.kill();
    throw error;
  }
}

function originOf(child: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const origin = /The portal is at (\S+)/.exec(printed)?.[1];
      if (origin) resolve(origin);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('close', () => reject(new Error(printed)));
  });
}
