import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteOldServed } from './delete-old-served';

test('deletes versions that were not served for a day, except the current one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kadam-served-'));
  const old = new Date(Date.now() - 25 * 3_600_000);
  for (const version of ['1-now', '1-old', '1-today']) await mkdir(join(folder, version));
  for (const version of ['1-now', '1-old']) await utimes(join(folder, version), old, old);
  await deleteOldServed(folder, '1-now');
  expect((await readdir(folder)).sort()).toEqual(['1-now', '1-today']);
  await rm(folder, { recursive: true });
});
