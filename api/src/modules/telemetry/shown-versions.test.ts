import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releasedFiles } from './shown-versions';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadam-shown-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function release(live: string): Promise<void> {
  const file = join(folder, 'registry.json');
  await writeFile(`${file}.new`, JSON.stringify({ bundles: { jobs: { live } } }));
  await rename(`${file}.new`, file);
}

test('a version is known as soon as it is released', async () => {
  const released = releasedFiles(folder);
  const now = new Date();
  await release('1.0.0-aaaa0001');
  expect(await released.shown(now)).toEqual({ jobs: ['1.0.0-aaaa0001'] });
  await release('1.0.1-aaaa0002');
  expect(await released.shown(now)).toEqual({ jobs: ['1.0.1-aaaa0002'] });
});

test('without a registry no version is known', async () => {
  const released = releasedFiles(folder);
  const now = new Date();
  expect(await released.shown(now)).toEqual({});
  await release('1.0.0-aaaa0001');
  expect(await released.shown(now)).toEqual({ jobs: ['1.0.0-aaaa0001'] });
});
