import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundlesFolder } from './bundles-folder';
import { createOpsService } from './ops.service';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'kadam-ops-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const releases = () => createOpsService(bundlesFolder(folder)).releases();

async function write(path: string, content: unknown): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
}

const entry = (action: string, version: string, day: number) => ({
  at: `2026-11-0${day}T10:00:00.000Z`,
  action,
  version,
  why: `why ${day}`,
  who: 'asha',
});

/** A remote that was rolled back to 1.0.0: 1.1.0 is newer and quarantined. */
async function rolledBack(more: object = {}): Promise<void> {
  await write('registry.json', {
    format: 1,
    updatedAt: '2026-11-03T10:00:00.000Z',
    bundles: {
      jobs: {
        live: '1.0.0',
        previous: ['0.9.0', '1.1.0'],
        canary: null,
        quarantined: ['1.1.0'],
        history: [
          { ...entry('publish', '1.0.0', 1), skippedMounting: true },
          entry('publish', '1.1.0', 2),
          entry('quarantine', '1.1.0', 3),
          entry('rollback', '1.0.0', 3),
        ],
        ...more,
      },
    },
  });
  const build = (version: string, releasedAt: string, commit: string | null) =>
    write(`jobs/${version}/release.json`, { format: 1, version, releasedAt, commit, files: {} });
  await build('1.0.0', '2026-11-01T09:00:00.000Z', 'abc123-dirty');
  await build('1.1.0', '2026-11-02T09:00:00.000Z', 'def456');
}

test('operators see live releases with time and person, earlier versions, and quarantined ones with reasons', async () => {
  await rolledBack();
  const { bundles, updatedAt } = await releases();
  expect(updatedAt).toBe('2026-11-03T10:00:00.000Z');
  expect(bundles).toMatchObject([
    {
      bundle: 'jobs',
      live: '1.0.0',
      before: '0.9.0',
      newer: null,
      commit: 'abc123',
      isDirty: true,
      skippedMounting: true,
      builtAt: '2026-11-01T09:00:00.000Z',
      since: { action: 'rollback', who: 'asha', why: 'why 3' },
      quarantined: [{ version: '1.1.0', said: { action: 'quarantine', why: 'why 3', who: 'asha' } }],
    },
  ]);
  expect(bundles[0]?.history.map(({ action }) => action)).toEqual(['publish', 'publish', 'quarantine', 'rollback']);
});

test('the newest build is neither a quarantined or rejected one nor a preview', async () => {
  await rolledBack();
  const newest = async () => (await releases()).bundles[0]?.newer;
  for (const [version, day] of [
    ['1.2.0', '03'],
    ['1.3.0', '04'],
  ])
    await write(`jobs/${version}/release.json`, { version, releasedAt: `2026-11-${day}T09:00:00.000Z`, files: {} });
  expect(await newest()).toBe('1.3.0');
  await write('.rejected.json', ['jobs 1.3.0', 'host 1.2.0']);
  expect(await newest()).toBe('1.2.0');
  await write('.rejected.json', '{');
  expect(await newest()).toBe('1.3.0');
  const previews = [{ name: 'my-work', version: '1.3.0', until: '2026-12-03T10:00:00.000Z' }];
  await rolledBack({ previews });
  expect(await newest()).toBe('1.2.0');
  expect((await releases()).bundles[0]?.previews).toEqual(previews);
});

test('a canary is listed with its share, also with fields of a newer tool', async () => {
  await rolledBack({ canary: { version: '1.1.0', share: 10, since: '2026-11-03T11:00:00.000Z', firstBucket: 7 } });
  expect((await releases()).bundles[0]?.canary).toEqual({
    version: '1.1.0',
    share: 10,
    since: '2026-11-03T11:00:00.000Z',
  });
});

test('the readable part of a registry of another version is shown', async () => {
  const old = { at: '2026-11-01T10:00:00.000Z', action: 'publish', version: '1' };
  await write('registry.json', {
    bundles: { jobs: { live: '1', history: [old, 'rubbish'] }, learning: 'rubbish', host: { live: '2', canary: 7 } },
  });
  const { bundles, updatedAt } = await releases();
  expect(updatedAt).toBeNull();
  expect(bundles).toEqual([
    expect.objectContaining({ bundle: 'host', live: '2', canary: null, history: [], since: null }),
    expect.objectContaining({ bundle: 'jobs', live: '1', before: null, since: { ...old, why: '', who: null } }),
  ]);
});

test('a missing or damaged registry, and a bundle that points outside the folder, cause no errors', async () => {
  const nothing = { updatedAt: null, bundles: [], verification: null };
  expect(await releases()).toEqual(nothing);
  await write('registry.json', '{"bundles":');
  expect(await releases()).toEqual(nothing);
  await write('registry.json', { bundles: { '../x': { live: '../../etc' } } });
  expect((await releases()).bundles).toMatchObject([{ builtAt: null, newer: null }]);
});

test('the last recorded verification is returned, and a damaged one is ignored', async () => {
  const found = {
    at: '2026-11-03T12:00:00.000Z',
    site: 'http://localhost:8080',
    asked: 30,
    faults: ['/x has status 404 instead of 200'],
  };
  await write('.verification.json', found);
  expect((await releases()).verification).toEqual(found);
  await write('.verification.json', { at: 1 });
  expect((await releases()).verification).toBeNull();
});
