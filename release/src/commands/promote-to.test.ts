import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { runCommandLine } from '../command-line';
import { rollback } from '../operations/rollback';
import { loadRegistry } from '../registry/registry-file';
import { createReleaseService } from '../service/release-service';
import { createBundlesFolder, liveRelease } from '../testing/hand-made-release';

const V1 = '1.0.0-00000001';
const V2 = '1.0.0-00000002';

type Site = Awaited<ReturnType<typeof createBundlesFolder>>;

let staging: Site;
let production: Site;
let service: FastifyInstance;
let origin: string;
let privateFile: string;
const lines: string[] = [];

beforeEach(async () => {
  [staging, production] = [await createBundlesFolder(), await createBundlesFolder()];
  for (const { bundlesFolder } of [staging, production]) {
    await liveRelease(bundlesFolder, ['host', V1]);
    await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/jobs'] });
  }
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  privateFile = join(staging.bundlesFolder, '../team.pem');
  writeFileSync(privateFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const publicFile = join(production.bundlesFolder, '../team.pub');
  writeFileSync(publicFile, publicKey.export({ type: 'spki', format: 'pem' }));
  service = createReleaseService({ bundlesFolder: production.bundlesFolder, areMounted: false });
  await service.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(service.server.address() as AddressInfo).port}`;
  for (const channel of ['log', 'error'] as const)
    jest.spyOn(console, channel).mockImplementation((...words: unknown[]) => void lines.push(String(words[0])));
  const last = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
  const there = ['--bundles', production.bundlesFolder];
  expect(
    await runCommandLine([
      'teams',
      'grant',
      'hiring',
      '--key',
      publicFile,
      '--remotes',
      'jobs',
      '--until',
      last,
      ...there,
    ]),
  ).toBe(0);
  lines.length = 0;
  expect(await runCommandLine(['teams', 'token', 'hiring', ...there])).toBe(0);
  process.env.KADAM_RELEASE_TOKEN = lines.pop();
});
afterEach(async () => {
  delete process.env.KADAM_RELEASE_TOKEN;
  await service.close();
  await Promise.all([staging.remove(), production.remove()]);
});

const promote = (...words: string[]) =>
  runCommandLine(['promote-to', origin, 'jobs', ...words, '--key', privateFile, '--bundles', staging.bundlesFolder]);

/** Every file of a release with its content. */
function filesOf({ bundlesFolder }: Site, version: string): Record<string, string> {
  const folder = join(bundlesFolder, 'jobs', version);
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'base64')]));
}

test('a release goes from staging to production with equal bytes, and can be rolled back there', async () => {
  await liveRelease(staging.bundlesFolder, ['jobs', V2], {
    paths: ['/jobs'],
    files: { 'big.js': '// text\n'.repeat(400) },
  });
  expect(await promote()).toBe(0);
  expect(lines.at(-1)).toBe(`jobs: ${V2} is live`);
  const files = filesOf(staging, V2);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['release.json', 'big.js', 'big.js.br']));
  expect(filesOf(production, V2)).toEqual(files);
  const [here, there] = await Promise.all(
    [staging, production].map(({ bundlesFolder }) => loadRegistry(bundlesFolder)),
  );
  expect(there?.bundles.jobs?.digests[V2]).toBe(here?.bundles.jobs?.digests[V2]);
  expect(await promote()).toBe(0);
  expect(lines.at(-1)).toBe(`jobs: ${V2} is live already`);
  expect(await rollback('jobs', { bundlesFolder: production.bundlesFolder })).toMatchObject({ from: V2, to: V1 });
});

test('what the other site rejects, and a version that is not here, end with exit code 1', async () => {
  await liveRelease(staging.bundlesFolder, ['jobs', V2], { paths: ['/work'] });
  expect(await promote()).toBe(1);
  expect(lines.at(-1)).toContain("'jobs' was not released. Its page '/jobs' would be gone");
  expect(await promote('9.9.9-00000009')).toBe(1);
  expect(lines.at(-1)).toBe("Release 9.9.9-00000009 of 'jobs' is not on disk.");
  expect(await runCommandLine(['promote-to', origin, 'jobs', '--bundles', staging.bundlesFolder])).toBe(2);
  expect(lines.at(-1)).toContain('--key team.pem, and put the token of the other site into KADAM_RELEASE_TOKEN');
  await service.close();
  expect(await promote()).toBe(1);
  expect(lines.at(-1)).toMatch(/could not be reached \(.*ECONNREFUSED/);
});
