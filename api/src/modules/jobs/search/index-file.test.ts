import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readIndexFile, writeIndexFile } from './index-file';

test('the folder of the file is created', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kadam-index-'));
  const file = join(folder, 'data/job-search.index');
  await writeIndexFile(file, { header: { horizon: 7 }, sections: [Uint8Array.of(1, 2, 3)] });
  expect((await readIndexFile(file))?.header).toEqual({ horizon: 7 });
  await rm(folder, { recursive: true });
});

test('two processes that write at the same time leave one complete file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kadam-index-'));
  const file = join(folder, 'job-search.index');
  const write = (horizon: number) =>
    writeIndexFile(file, { header: { horizon }, sections: [new Uint8Array(100_000).fill(horizon)] });
  await Promise.all([write(7), write(9)]);
  const { header, sections } = (await readIndexFile<{ horizon: number }>(file)) ?? {};
  expect([7, 9]).toContain(header?.horizon);
  expect(new Set(sections?.[0])).toEqual(new Set([header?.horizon]));
  await rm(folder, { recursive: true });
});
