import { readFileSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compose } from '../operations/compose';
import { rollback } from '../operations/rollback';
import { readStatus } from '../operations/status';
import { createBundlesFolder, liveRelease } from '../testing/hand-made-release';
import { currentComposer } from '../testing/current-composer';
import { composerOf } from './composer';

const V1 = '1.0.0-00000001';
const V2 = '1.0.0-00000002';

let bundlesFolder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ bundlesFolder, remove } = await createBundlesFolder());
});
afterEach(() => remove());

const composerFile = (version: string) => join(bundlesFolder, 'host', version, '.composer.cjs');
const notFound = () => readFileSync(join(bundlesFolder, 'pages/not-found.html'), 'utf8');

/** A composer that writes one document with a mark of its own. */
const marked = (mark: string) =>
  `module.exports = { version: 1, compose: ({ remotes }) => ({ 'not-found.html': '${mark} ' + remotes.length }) };`;

describe('documents', () => {
  it('are written by the composer of the live host, not of the checkout', async () => {
    await liveRelease(bundlesFolder, ['host', V1], { files: { '.composer.cjs': marked('of the host') } });
    await liveRelease(bundlesFolder, ['jobs', V1]);
    expect(notFound()).toBe('of the host 1');
    await liveRelease(bundlesFolder, ['host', V2]);
    expect(notFound()).toContain('<title>Page not found | Kadam</title>');
    await rollback('host', { bundlesFolder });
    expect(notFound()).toBe('of the host 1');
  });

  it('of a host without a composer are written by the newest host with one', async () => {
    await liveRelease(bundlesFolder, ['host', V2], { files: { '.composer.cjs': marked('of the newer host') } });
    await liveRelease(bundlesFolder, ['host', V1], { offers: null });
    expect(notFound()).toBe('of the newer host 0');
  });

  it('need a host with a composer', async () => {
    await expect(liveRelease(bundlesFolder, ['host', V1], { offers: null })).rejects.toThrow(
      `Host ${V1} is from before a host brought the script that writes the documents, and no other kept host has it. Publish the host first: release publish host.`,
    );
  });
});

describe('a composer', () => {
  it('is not run if it was changed, and status reports the host', async () => {
    await liveRelease(bundlesFolder, ['host', V1]);
    const before = notFound();
    await appendFile(composerFile(V1), '\nmodule.exports.compose = () => ({ "not-found.html": "tampered" });');
    expect((await readStatus({ bundlesFolder })).faults).toEqual([
      `The live release ${V1} of 'host' has lost or changed its file .composer.cjs: run 'release publish host'. Documents are not written until then.`,
    ]);
    expect((await compose({ bundlesFolder })).paths).toEqual([]);
    expect(notFound()).toBe(before);
  });

  it('that needs a newer release tool is rejected', async () => {
    await liveRelease(bundlesFolder, ['host', V1]);
    const before = await readFile(join(bundlesFolder, 'registry.json'), 'utf8');
    await expect(liveRelease(bundlesFolder, ['host', V2], { offers: { composer: 2 } })).rejects.toThrow(
      `This checkout's release tool is too old for host ${V2}: it knows composers up to interface 1, that host's has 2. Nothing was changed. Update this checkout (git pull, npm ci) and run the command again.`,
    );
    expect(await readFile(join(bundlesFolder, 'registry.json'), 'utf8')).toBe(before);
  });

  it.each([
    ['reads files', "module.exports.compose = () => require('node:fs').readFileSync('/etc/passwd')"],
    ['knows the process', 'module.exports.compose = () => process.env'],
    ['makes code of text', "module.exports.compose = () => new Function('return 1')()"],
  ])('that %s fails', (_, script) => {
    expect(() => composerOf(script)({} as Parameters<ReturnType<typeof composerOf>>[0])).toThrow();
  });

  it('requires no module', () => {
    expect(currentComposer()).not.toMatch(/\brequire\(/);
    expect(composerOf(currentComposer())).toBeInstanceOf(Function);
  });
});

test('rejects a script without a composer', () => {
  expect(() => composerOf('module.exports = {};')).toThrow('The script exports no composer.');
});
