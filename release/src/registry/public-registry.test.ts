import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry, signedText, type Registry } from '@kadam/shared/remote';
import { startCanary } from '../operations/canary';
import { compose } from '../operations/compose';
import { rollback } from '../operations/rollback';
import { isSignedBy } from '../signing/key-files';
import { readStatus } from '../operations/status';
import { createBundlesFolder, liveRelease, putRelease } from '../testing/hand-made-release';
import { PUBLIC_REGISTRY_FILE } from './public-registry';
import { ensurePublicRegistry } from './registry-file';

const [V1, V2, V3] = ['1.0.0-00000001', '1.0.0-00000002', '1.0.0-00000003'];

let bundlesFolder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ bundlesFolder, remove } = await createBundlesFolder());
  await liveRelease(bundlesFolder, ['host', V1]);
  await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/jobs'] });
  await liveRelease(bundlesFolder, ['jobs', V2], { paths: ['/jobs'] });
  await rollback('jobs', { bundlesFolder, why: 'a secret reason' });
  await putRelease(bundlesFolder, ['jobs', V3], { paths: ['/jobs'] });
  await startCanary([{ name: 'jobs', version: V3 }], { share: 10, bundlesFolder });
});
afterEach(() => remove());

const at = (file: string) => join(bundlesFolder, file);
const read = (file: string) => JSON.parse(readFileSync(at(file), 'utf8')) as Registry;

test('contains live and retained versions and digests, but no history or quarantined version', () => {
  const { bundles } = read(PUBLIC_REGISTRY_FILE);
  const whole = read('registry.json').bundles.jobs;
  expect(whole?.quarantined).toEqual([V2]);
  expect(bundles.jobs).toEqual({
    live: V1,
    previous: [],
    canary: { version: V3, since: whole?.canary?.since },
    digests: { [V1]: whole?.digests[V1], [V3]: whole?.digests[V3] },
  });
  const text = readFileSync(at(PUBLIC_REGISTRY_FILE), 'utf8');
  for (const secret of ['a secret reason', 'history', 'who', 'why', 'quarantined', V2])
    expect(text).not.toContain(secret);
});

test('has its own signature and the registry’s sequence, and old clients can read it', () => {
  const shown = read(PUBLIC_REGISTRY_FILE);
  const [[publicKey = '', signature = ''] = []] = Object.entries(shown.signatures ?? {});
  expect(isSignedBy(publicKey, signedText(shown as unknown as Record<string, unknown>), signature)).toBe(true);
  expect(shown.sequence).toBe(read('registry.json').sequence);
  expect(readRegistry(shown)?.bundles.jobs).toMatchObject({ live: V1, quarantined: [], history: [] });
});

test('is created by the next publish or compose after an update of the tool', async () => {
  const [shown, whole] = [PUBLIC_REGISTRY_FILE, 'registry.json'].map((file) => readFileSync(at(file), 'utf8'));
  for (const split of [() => ensurePublicRegistry(bundlesFolder), () => compose({ bundlesFolder })]) {
    rmSync(at(PUBLIC_REGISTRY_FILE));
    await split();
    expect(readFileSync(at(PUBLIC_REGISTRY_FILE), 'utf8')).toBe(shown);
    expect(readFileSync(at('registry.json'), 'utf8')).toBe(whole);
  }
});

test('status reports a wrong public registry, and compose repairs it', async () => {
  const problem = "registry.public.json, which browsers get, is not what registry.json says: run 'release compose'.";
  const problems = async () => (await readStatus({ bundlesFolder })).faults;
  const before = await problems();
  writeFileSync(at(PUBLIC_REGISTRY_FILE), JSON.stringify({ ...read(PUBLIC_REGISTRY_FILE), sequence: 99 }));
  expect(await problems()).toEqual([...before, problem]);
  await compose({ bundlesFolder });
  expect(await problems()).toEqual(before);
});
