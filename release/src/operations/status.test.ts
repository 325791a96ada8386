import { chmodSync, readdirSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { compose } from './compose';
import { publishReleases } from './publish-releases';
import { rollbackTogether } from './rollback';
import { readStatus } from './status';
import { statusText } from './status-text';
import { createBundlesFolder, liveRelease, putRelease } from '../testing/hand-made-release';

const V1 = '1.0.0-00000001';

let bundlesFolder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ bundlesFolder, remove } = await createBundlesFolder());
});
afterEach(() => remove());

const at = (path: string) => join(bundlesFolder, path);
const problems = async () => (await readStatus({ bundlesFolder })).faults;
const publishPortal = async () => {
  await liveRelease(bundlesFolder, ['host', V1], { files: { 'big.js': '// nothing\n'.repeat(200) } });
  await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/jobs'] });
};

describe('files that the server cannot read', () => {
  it('are reported with a solution', async () => {
    await publishPortal();
    expect(await problems()).toEqual([]);
    chmodSync(at(`jobs/${V1}/entry.js`), 0o600);
    expect(await problems()).toEqual([
      `Only their owner may read ${at(`jobs/${V1}/entry.js`)}, so nginx returns 403: run 'chmod -R a+rX ${bundlesFolder}' as their owner.`,
    ]);
    chmodSync(at('host'), 0o700);
    chmodSync(at('registry.json'), 0o640);
    expect((await problems())[0]).toContain(`${at('host')} and 2 more`);
  });
});

describe('altered bytes', () => {
  beforeEach(publishPortal);

  it('of a file are reported, even with the same length', async () => {
    const file = at(`jobs/${V1}/entry.js`);
    writeFileSync(file, readFileSync(file, 'utf8').replace('window', 'wind0w'));
    expect(await problems()).toEqual([
      `The live release ${V1} of 'jobs' has lost or changed its file entry.js: run 'release publish jobs'. Its pages show the previous version, or that they are unavailable.`,
    ]);
  });

  it('of a compressed copy are reported too', async () => {
    const copy = at(`host/${V1}/big.js.br`);
    expect(statSync(copy).size).toBeGreaterThan(0);
    writeFileSync(copy, brotliCompressSync('alert(1)'));
    expect((await problems())[0]).toContain("of 'host' has lost or changed its file big.js");
  });

  it.each([
    ['of a document', () => writeFileSync(at('pages/jobs/index.html'), '<h1>Somebody else</h1>')],
    ['of its compressed copy', () => writeFileSync(at('pages/jobs/index.html.br'), brotliCompressSync('alert(1)'))],
    ['that are gone', () => unlinkSync(at('pages/jobs/index.html'))],
  ])('%s are named, and written again by compose', async (_, damage) => {
    damage();
    expect(await problems()).toEqual(["The document jobs/index.html is not what was written: run 'release compose'."]);
    await compose({ bundlesFolder });
    expect(await problems()).toEqual([]);
    expect(readdirSync(at('pages/jobs')).sort()).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  });
});

it('names a release that went live without its pages having been mounted, also after a rollback', async () => {
  await publishPortal();
  const publish = async (version: string, skippedMounting: boolean) => {
    await putRelease(bundlesFolder, ['jobs', version], { paths: ['/jobs'] });
    await publishReleases(bundlesFolder, [{ bundle: 'jobs', version, isBuilt: true }], {
      why: 'test',
      skippedMounting,
    });
  };
  const status = async () => statusText(await readStatus({ bundlesFolder }));
  await publish('1.0.0-00000002', true);
  expect(await status()).toContain('jobs: the pages of 1.0.0-00000002 were not mounted before (no Chromium)');
  await publish('1.0.0-00000003', false);
  expect(await status()).not.toContain('not mounted');
  await rollbackTogether([{ name: 'jobs' }], { bundlesFolder, why: 'test' });
  expect(await status()).toContain('jobs: the pages of 1.0.0-00000002 were not mounted before (no Chromium)');
});
