import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordRejected, REJECTED_FILE } from './rejected-builds';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadam-rejected-'));
});
afterEach(() => rm(folder, { recursive: true }));

const JOBS = { bundle: 'jobs', version: '1.0.0' };
const NEWS = { bundle: 'news', version: '2.0.0' };
const listed = async () => JSON.parse(await readFile(join(folder, REJECTED_FILE), 'utf8')) as unknown;
const outcome = ({ bundle }: typeof JOBS, status: string) => ({ bundle, status });

test('a rejected build is listed until it is published', async () => {
  await recordRejected(folder, [JOBS, NEWS], [outcome(JOBS, 'rejected'), outcome(NEWS, 'published')]);
  expect(await listed()).toEqual(['jobs 1.0.0']);
  await recordRejected(folder, [NEWS], [outcome(NEWS, 'rejected')]);
  expect(await listed()).toEqual(['jobs 1.0.0', 'news 2.0.0']);
  await recordRejected(folder, [JOBS], [outcome(JOBS, 'published')]);
  expect(await listed()).toEqual(['news 2.0.0']);
});

test('a damaged list is replaced', async () => {
  await writeFile(join(folder, REJECTED_FILE), '{');
  await recordRejected(folder, [JOBS], [outcome(JOBS, 'rejected')]);
  expect(await listed()).toEqual(['jobs 1.0.0']);
});
