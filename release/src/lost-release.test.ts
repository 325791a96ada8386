import { readFileSync } from 'node:fs';
import { rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBootRecord } from '@kadam/shared/remote';
import { compose } from './operations/compose';
import { rollback } from './operations/rollback';
import { readStatus } from './operations/status';
import { createBundlesFolder, liveRelease } from './testing/hand-made-release';

const V1 = '1.0.0-00000001';
const V2 = '1.0.0-00000002';

let bundlesFolder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ bundlesFolder, remove } = await createBundlesFolder());
  await liveRelease(bundlesFolder, ['host', V1]);
  await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/jobs'] });
  await liveRelease(bundlesFolder, ['jobs', V2], { paths: ['/jobs'] });
  await liveRelease(bundlesFolder, ['learning', V1], { paths: ['/courses'] });
  await liveRelease(bundlesFolder, ['learning', V2], { paths: ['/courses'] });
});
afterEach(() => remove());

const jobs = (file = '') => join(bundlesFolder, 'jobs', V2, file);
const read = (path: string) => readFileSync(join(bundlesFolder, 'pages', path), 'utf8');
const bootOf = (path: string) =>
  readBootRecord(JSON.parse(/id="kadam-boot">(.*?)<\/script>/.exec(read(path))?.[1] ?? 'null'));

describe.each([
  ['whose folder is lost', () => rm(jobs(), { recursive: true }), 'is not on disk'],
  ['whose description is damaged', () => writeFile(jobs('release.json'), '{'), 'has a damaged release.json'],
  ['that has lost a file', () => unlink(jobs('entry.js')), 'has lost or changed its file entry.js'],
])('a live release %s', (_, damage, problem) => {
  beforeEach(damage);

  it('is reported by status and affects its bundle only', async () => {
    const { bundles, faults } = await readStatus({ bundlesFolder });
    expect(faults).toEqual([
      `The live release ${V2} of 'jobs' ${problem}: run 'release publish jobs'. Its pages show the previous version, or that they are unavailable.`,
    ]);
    expect(bundles.map((one) => [one.bundle, one.fault])).toEqual([
      ['host', null],
      ['jobs', problem],
      ['learning', null],
    ]);
  });

  it('does not block a rollback', async () => {
    expect(await rollback('learning', { bundlesFolder })).toMatchObject({ to: V1 });
    expect(await rollback('jobs', { bundlesFolder })).toMatchObject({ from: V2, to: V1 });
    expect((await readStatus({ bundlesFolder })).faults).toEqual([]);
  });

  it('does not block a publish, and its route stays reserved', async () => {
    const paths = ['/courses', '/resume'];
    expect(await liveRelease(bundlesFolder, ['resume', V1], { paths: ['/resume'] })).toMatchObject([
      { status: 'published' },
    ]);
    const [outcome] = await liveRelease(bundlesFolder, ['learning', '1.0.0-00000003'], { paths: [...paths, '/jobs'] });
    expect(outcome).toMatchObject({ status: 'rejected' });
  });

  it('keeps its document without preloads, so that the host falls back', async () => {
    await compose({ bundlesFolder });
    const remote = bootOf('jobs/index.html')?.remotes.find(({ name }) => name === 'jobs');
    expect([remote?.version, remote?.previous]).toEqual([V2, V1]);
    expect(read('jobs/index.html')).toContain('<title>Title of /jobs | Kadam</title>');
    expect(read('jobs/index.html')).not.toContain(`href="/bundles/jobs/${V2}`);
    await compose({ bundlesFolder });
    expect(bootOf('jobs/index.html')?.remotes).toHaveLength(2);
  });
});

describe('a lost host', () => {
  beforeEach(() => rm(join(bundlesFolder, 'host', V1), { recursive: true }));

  it('is reported by status, does not block a rollback, and is fixed by a publish', async () => {
    const problem = `The live release ${V1} of 'host' is not on disk: run 'release publish host'. Documents are not written until then.`;
    expect((await readStatus({ bundlesFolder })).faults).toEqual([problem]);
    await rollback('jobs', { bundlesFolder });
    expect((await readStatus({ bundlesFolder })).faults).toEqual([problem]);
    await liveRelease(bundlesFolder, ['host', V2]);
    expect((await readStatus({ bundlesFolder })).faults).toEqual([]);
    expect(bootOf('jobs/index.html')?.remotes[0]?.version).toBe(V1);
  });
});

test('rejects a rollback to a missing release, naming the others', async () => {
  await rm(join(bundlesFolder, 'jobs', V1), { recursive: true });
  await expect(rollback('jobs', { bundlesFolder })).rejects.toThrow(
    `Release ${V1} of 'jobs' is not on disk. No other release is retained. Put its folder back from a backup, or publish again: release publish jobs.`,
  );
});
