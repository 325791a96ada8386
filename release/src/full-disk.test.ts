import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publishReleases } from './operations/publish-releases';
import { rollback } from './operations/rollback';
import { readStatus } from './operations/status';
import { createBundlesFolder, liveRelease, putRelease } from './testing/hand-made-release';

const V1 = '1.0.0-00000001';
const V2 = '1.0.0-00000002';

const disk = mkdtempSync(join(tmpdir(), 'kadam-disk-'));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'none', disk]).status === 0;
const name = isMounted ? 'a full disk' : 'a full disk (skipped: only root may mount one of its own)';

afterAll(() => {
  if (isMounted) spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

(isMounted ? describe : describe.skip)(name, () => {
  const bundlesFolder = join(disk, 'bundles');
  const site = () =>
    ['registry.json', 'pages/jobs/index.html'].map((file) => readFileSync(join(bundlesFolder, file), 'utf8'));
  /** Leaves this many bytes of room. */
  const fill = (room: number) => {
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(join(disk, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - room)));
  };
  const makeRoom = () => rmSync(join(disk, 'filler'), { force: true });

  beforeAll(async () => {
    const { bundlesFolder: prepared, remove } = await createBundlesFolder();
    await liveRelease(prepared, ['host', V1]);
    await liveRelease(prepared, ['jobs', V1], { paths: ['/jobs'] });
    await putRelease(prepared, ['jobs', V2], { paths: ['/jobs'], title: 'Another title' });
    mkdirSync(bundlesFolder);
    cpSync(prepared, bundlesFolder, { recursive: true, verbatimSymlinks: true });
    cpSync(join(dirname(prepared), 'keys'), join(disk, 'keys'), { recursive: true });
    await remove();
  });
  afterEach(makeRoom);

  // From no room at all to room for nearly everything, so that each write fails once.
  it.each([0, 4, 8, 12, 16, 20, 24])(
    'with %i KiB left does not change the site and reports a full disk',
    async (room) => {
      const before = site();
      fill(room * 1024);
      const work = publishReleases(bundlesFolder, [{ bundle: 'jobs', version: V2, isBuilt: true }], { why: 'test' });
      await expect(work).rejects.toThrow(
        new RegExp(
          `^The disk of ${bundlesFolder} is full, so nothing was changed and what is live stays as it was\\. Make room there and run the command again\\.$`,
        ),
      );
      expect(site()).toEqual(before);
      expect(existsSync(join(bundlesFolder, '.registry.lock'))).toBe(false);
      makeRoom();
      expect(readdirSync(join(bundlesFolder, '.writing'))).toEqual([]);
      expect((await readStatus({ bundlesFolder })).faults).toEqual([]);
    },
  );

  it('publishes and rolls back once there is room', async () => {
    await publishReleases(bundlesFolder, [{ bundle: 'jobs', version: V2, isBuilt: true }], { why: 'test' });
    expect(site()[1]).toContain('Another title');
    await rollback('jobs', { bundlesFolder });
    expect((await readStatus({ bundlesFolder })).faults).toEqual([]);
  });
});
