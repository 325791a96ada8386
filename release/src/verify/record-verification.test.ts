import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordVerification } from './record-verification';

test('stores the last verification beside the registry', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kadam-verification-'));
  const site = 'http://localhost:8080';
  await recordVerification(folder, { site, found: { asked: 30, faults: ['/x has status 404 instead of 200'] } });
  await recordVerification(folder, { site, found: { asked: 33, faults: [] } });
  expect(await readdir(folder)).toEqual(['.verification.json']);
  const record = JSON.parse(await readFile(join(folder, '.verification.json'), 'utf8')) as { at: string };
  expect(record).toMatchObject({ site, asked: 33, faults: [] });
  expect(Date.now() - Date.parse(record.at)).toBeLessThan(60_000);
  await rm(folder, { recursive: true });
});
