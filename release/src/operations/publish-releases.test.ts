import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { activate } from './activate';
import { publishReleases } from './publish-releases';
import { withRegistryLock } from '../registry/lock';
import { loadRegistry } from '../registry/registry-file';
import { rollback, rollbackTogether } from './rollback';
import { readStatus } from './status';
import { createBundlesFolder, liveRelease, putRelease } from '../testing/hand-made-release';

const V1 = '1.0.0-00000001';
const V2 = '1.0.0-00000002';

let bundlesFolder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ bundlesFolder, remove } = await createBundlesFolder());
});
afterEach(() => remove());

const liveNow = async () =>
  Object.entries((await loadRegistry(bundlesFolder)).bundles).map(([bundle, { live }]) => [bundle, live]);
const candidate = (bundle: string, version: string) => ({ bundle, version, isBuilt: true });

describe('publishing', () => {
  it('writes no documents without a host', async () => {
    await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/jobs'] });
    const { documents, faults } = await readStatus({ bundlesFolder });
    expect(documents).toEqual([]);
    expect(faults).toEqual(["No host is live, so there are no documents: run 'release publish host'."]);
    await liveRelease(bundlesFolder, ['host', V1]);
    expect((await readStatus({ bundlesFolder })).documents).toEqual(['jobs/index.html', 'not-found.html']);
  });

  it('distinguishes the first release of an earlier build from one that is live again', async () => {
    await liveRelease(bundlesFolder, ['host', V1]);
    await putRelease(bundlesFolder, ['jobs', V1]);
    await putRelease(bundlesFolder, ['jobs', V2]);
    const publish = async (version: string) => {
      const kept = [{ bundle: 'jobs', version, isBuilt: false }];
      return publishReleases(bundlesFolder, kept, { why: 'test' });
    };
    expect(await publish(V1)).toMatchObject([{ status: 'published', isAgain: false }]);
    expect(await publish(V2)).toMatchObject([{ status: 'published', isAgain: false }]);
    expect(await publish(V1)).toMatchObject([{ status: 'published', isAgain: true }]);
  });

  it('does not delete a release that another publish adds meanwhile', async () => {
    await liveRelease(bundlesFolder, ['host', V1]);
    await liveRelease(bundlesFolder, ['jobs', V1]);
    const aside = await createBundlesFolder();
    await putRelease(aside.bundlesFolder, ['jobs', V2]);
    await withRegistryLock(bundlesFolder, async ({ workFolder }) => {
      const registry = await loadRegistry(bundlesFolder);
      await activate(bundlesFolder, registry, {
        get workFolder() {
          cpSync(join(aside.bundlesFolder, 'jobs', V2), join(bundlesFolder, 'jobs', V2), { recursive: true });
          return workFolder;
        },
      });
    });
    await aside.remove();
    expect(existsSync(join(bundlesFolder, 'jobs', V2, 'release.json'))).toBe(true);
  });

  it('rejects a remote that needs a newer shared module', async () => {
    await liveRelease(bundlesFolder, ['host', V1], { shared: { react: '^19.3.1' } });
    const [outcome] = await liveRelease(bundlesFolder, ['jobs', V1], { shared: { react: '^19.4.0' } });
    expect(outcome).toMatchObject({
      status: 'rejected',
      message: `'jobs' was not released. 'jobs' ${V1} needs react ^19.4.0, but the host ${V1} provides 19.3.1. Publish a host and a remote that agree together: release publish --changed.`,
    });
    expect(await liveNow()).toEqual([['host', V1]]);
  });

  it('rejects a remote that needs an unknown shared module', async () => {
    await liveRelease(bundlesFolder, ['host', V1], { shared: {} });
    const [outcome] = await liveRelease(bundlesFolder, ['jobs', V1]);
    expect(outcome).toMatchObject({
      status: 'rejected',
      message: expect.stringContaining('does not provide it') as string,
    });
  });

  it('rejects a host that is incompatible with a live remote, and accepts both together', async () => {
    await liveRelease(bundlesFolder, ['host', V1], { shared: { react: '^19.3.1' } });
    await liveRelease(bundlesFolder, ['jobs', V1], { shared: { react: '^19.3.1' } });
    const [alone] = await liveRelease(bundlesFolder, ['host', V2], { shared: { react: '^20.0.0' } });
    expect(alone).toMatchObject({ status: 'rejected', bundle: 'host' });
    await putRelease(bundlesFolder, ['jobs', V2], { shared: { react: '^20.0.0' } });
    await publishReleases(bundlesFolder, [candidate('host', V2), candidate('jobs', V2)], { why: 'together' });
    expect(await liveNow()).toEqual([
      ['host', V2],
      ['jobs', V2],
    ]);
  });

  it('moves a page from one remote to another in one step', async () => {
    await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/jobs', '/profile'] });
    await liveRelease(bundlesFolder, ['learning', V1], { paths: ['/courses'] });
    await putRelease(bundlesFolder, ['jobs', V2], { paths: ['/jobs'] });
    await putRelease(bundlesFolder, ['learning', V2], { paths: ['/courses', '/profile'] });
    const outcomes = await publishReleases(bundlesFolder, [candidate('learning', V2), candidate('jobs', V2)], {
      why: 'moved',
    });
    expect(outcomes.map(({ status }) => status)).toEqual(['published', 'published']);
  });

  it('rejects a release that drops a live page without --force', async () => {
    await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/jobs', '/jobs/:jobId'] });
    await putRelease(bundlesFolder, ['jobs', V2], { paths: ['/jobs'] });
    await putRelease(bundlesFolder, ['learning', V1], { paths: ['/courses'] });
    const candidates = [candidate('jobs', V2), candidate('learning', V1)];
    const outcomes = await publishReleases(bundlesFolder, candidates, { why: 'test' });
    expect(outcomes).toMatchObject([
      { status: 'published', bundle: 'learning' },
      {
        status: 'rejected',
        message: `'jobs' was not released. Its page '/jobs/:jobId' would be gone, and links to it would return 404. Put it back into its routes.json; publish it together with the remote that takes it over: release publish jobs <remote> --together; or say why it may go: --force --reason "…".`,
      },
    ]);
    const forced = await publishReleases(bundlesFolder, [candidate('jobs', V2)], {
      why: 'nobody needs it',
      isForced: true,
    });
    expect(forced).toMatchObject([{ status: 'published' }]);
  });

  it('publishes a major version of a shared library, and rolls it back, in one step', async () => {
    const [old, newer] = [{ shared: { react: '^19.3.1' } }, { shared: { react: '^20.0.0' } }];
    for (const bundle of ['host', 'jobs', 'learning']) {
      await liveRelease(bundlesFolder, [bundle, V1], old);
      await putRelease(bundlesFolder, [bundle, V2], newer);
    }
    const some = [candidate('host', V2), candidate('jobs', V2)];
    const rejected = await publishReleases(bundlesFolder, some, { why: 'React 20', isTogether: true });
    expect(rejected.map(({ bundle, status }) => `${bundle} ${status}`)).toEqual(['host rejected', 'jobs rejected']);
    expect(await liveNow()).toContainEqual(['jobs', V1]);
    await publishReleases(bundlesFolder, [...some, candidate('learning', V2)], { why: 'React 20', isTogether: true });
    expect((await liveNow()).map(([, version]) => version)).toEqual([V2, V2, V2]);
    await rollbackTogether(
      ['host', 'jobs', 'learning'].map((name) => ({ name })),
      { bundlesFolder },
    );
    expect((await liveNow()).map(([, version]) => version)).toEqual([V1, V1, V1]);
  });

  it('exchanges pages of two remotes in one step, and back', async () => {
    await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/jobs', '/profile'] });
    await liveRelease(bundlesFolder, ['learning', V1], { paths: ['/courses', '/notes'] });
    await putRelease(bundlesFolder, ['jobs', V2], { paths: ['/jobs', '/notes'] });
    await putRelease(bundlesFolder, ['learning', V2], { paths: ['/courses', '/profile'] });
    const both = [candidate('jobs', V2), candidate('learning', V2)];
    const outcomes = await publishReleases(bundlesFolder, both, { why: 'exchanged', isTogether: true });
    expect(outcomes.map(({ status }) => status)).toEqual(['published', 'published']);
    await rollbackTogether([{ name: 'jobs' }, { name: 'learning' }], { bundlesFolder });
    expect(await liveNow()).toEqual([
      ['jobs', V1],
      ['learning', V1],
    ]);
  });

  it('rejects a rollback that leads to two pages with one path', async () => {
    await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/profile'] });
    await liveRelease(bundlesFolder, ['jobs', V2], { paths: [] });
    await liveRelease(bundlesFolder, ['learning', V1], { paths: ['/profile'] });
    await expect(rollback('jobs', { bundlesFolder })).rejects.toThrow(
      "'jobs' was not rolled back, what is live stays as it was. 'jobs' and 'learning' both want the page '/profile'. Name a release that fits, or roll them back together: release rollback jobs learning.",
    );
  });

  it('removes the document of a dropped page', async () => {
    await liveRelease(bundlesFolder, ['host', V1]);
    await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/jobs', '/old'] });
    await liveRelease(bundlesFolder, ['jobs', V2], { paths: ['/jobs'] });
    expect((await readStatus({ bundlesFolder })).documents).toEqual(['jobs/index.html', 'not-found.html']);
  });
});

describe('the platform contract', () => {
  const session = (...exports: string[]) => ({ '@kadam/shared/session': { version: '1.0.0', exports } });
  const offers = {
    modules: session('useSession'),
    events: { 'auth:login': 'aaaa1111' },
    tokens: ['--color-ink'],
  };
  const solution =
    'Correct the name if no host has it. Otherwise publish the host that has it first: release publish host.';

  it.each([
    [{ modules: { '@kadam/shared/session': ['storedToken', 'useSession'] } }, 'storedToken of @kadam/shared/session'],
    [{ modules: { '@kadam/shared/telemetry': ['report'] } }, 'the module @kadam/shared/telemetry'],
    [{ events: { 'auth:expired': 'cccc3333' } }, "the event 'auth:expired'"],
    [
      { events: { 'auth:login': 'bbbb2222' } },
      "the event 'auth:login' with this detail (a detail that takes less needs a new name)",
    ],
    [{ tokens: ['--color-ink', '--color-new'] }, 'the CSS property --color-new'],
    [{ bootRecord: 2 }, 'boot records of format 2'],
  ])('rejects a remote that uses %j, and names what is missing', async (uses, missing) => {
    await liveRelease(bundlesFolder, ['host', V1], { offers });
    const [outcome] = await liveRelease(bundlesFolder, ['jobs', V1], { uses });
    expect(outcome).toMatchObject({
      status: 'rejected',
      message: `'jobs' was not released. 'jobs' ${V1} uses what the host ${V1} does not offer: ${missing}. ${solution}`,
    });
    expect(await liveNow()).toEqual([['host', V1]]);
  });

  it('rejects extensions of a slot that the host does not offer, and of a host without slots', async () => {
    const extensions = [
      { slot: 'job.aside', module: './one', order: 10 },
      { slot: 'job.sidebar', module: './two', order: 20 },
    ];
    const slots = { 'job.aside': {}, 'dashboard.tile': {} };
    await liveRelease(bundlesFolder, ['host', V1], { offers: { ...offers, slots } });
    const missing = `the slot 'job.sidebar' of extensions[1].slot in its routes.json (it has job.aside, dashboard.tile)`;
    expect(await liveRelease(bundlesFolder, ['learning', V1], { extensions })).toMatchObject([
      {
        status: 'rejected',
        message: `'learning' was not released. 'learning' ${V1} uses what the host ${V1} does not offer: ${missing}. ${solution}`,
      },
    ]);
    const known = { extensions: extensions.slice(0, 1), uses: {} };
    expect(await liveRelease(bundlesFolder, ['learning', V1], known)).toMatchObject([{ status: 'published' }]);
    expect(await liveRelease(bundlesFolder, ['host', V2], { offers })).toMatchObject([
      { status: 'rejected', message: expect.stringContaining(`the host ${V2} does not offer: extension slots.`) },
    ]);
  });

  it('accepts a remote that uses what the host offers, or has no recorded uses', async () => {
    await liveRelease(bundlesFolder, ['host', V1], { offers });
    const { modules, ...others } = offers;
    const uses = { ...others, modules: { '@kadam/shared/session': ['useSession'] } };
    expect(await liveRelease(bundlesFolder, ['jobs', V1], { uses })).toMatchObject([{ status: 'published' }]);
    expect(await liveRelease(bundlesFolder, ['learning', V1])).toMatchObject([{ status: 'published' }]);
    expect(Object.keys(modules)).toEqual(['@kadam/shared/session']);
  });

  it('rejects a host that no longer offers what a live remote uses', async () => {
    await liveRelease(bundlesFolder, ['host', V1], { offers });
    await liveRelease(bundlesFolder, ['jobs', V1], { uses: { tokens: ['--color-ink'] } });
    const [outcome] = await liveRelease(bundlesFolder, ['host', V2], { offers: { ...offers, tokens: [] } });
    expect(outcome).toMatchObject({
      status: 'rejected',
      message: `'host' was not released. 'jobs' ${V1} uses what the host ${V2} does not offer: the CSS property --color-ink. A host offers everything that live remotes use. Put it back, or change 'jobs' first: publish or roll back both together.`,
    });
  });

  describe('when a remote uses a new export of the host', () => {
    const newer = { ...offers, modules: session('storedToken', 'useSession') };
    const uses = { modules: { '@kadam/shared/session': ['storedToken'] } };
    beforeEach(async () => {
      await liveRelease(bundlesFolder, ['host', V1], { offers });
      await liveRelease(bundlesFolder, ['jobs', V1], { uses: {} });
      await liveRelease(bundlesFolder, ['host', V2], { offers: newer });
      await liveRelease(bundlesFolder, ['jobs', V2], { uses });
    });

    it('rejects a rollback of the host alone, and accepts both together', async () => {
      await expect(rollback('host', { bundlesFolder })).rejects.toThrow(
        `'host' was not rolled back, what is live stays as it was. 'jobs' ${V2} uses what the host ${V1} does not offer: storedToken of @kadam/shared/session. Name a release that fits, or roll them back together: release rollback host jobs.`,
      );
      await rollbackTogether([{ name: 'host' }, { name: 'jobs' }], { bundlesFolder });
      expect(await liveNow()).toEqual([
        ['host', V1],
        ['jobs', V1],
      ]);
    });

    it('rejects the newer remote with the older host', async () => {
      await rollbackTogether([{ name: 'host' }, { name: 'jobs' }], { bundlesFolder });
      const forward = { bundlesFolder, version: V2, isForced: true };
      await expect(rollback('jobs', forward)).rejects.toThrow('storedToken');
    });
  });

  it('checks a host without recorded offers by versions, and rejects remotes with recorded uses', async () => {
    await liveRelease(bundlesFolder, ['host', V2], { offers });
    await liveRelease(bundlesFolder, ['jobs', V1]);
    await liveRelease(bundlesFolder, ['host', V1], { offers: null });
    expect(await liveNow()).toContainEqual(['host', V1]);
    expect(await liveRelease(bundlesFolder, ['jobs', V2], { uses: {} })).toMatchObject([
      {
        message: `'jobs' was not released. 'jobs' ${V2} uses what the host ${V1} cannot be asked for, because it was built before hosts recorded what they offer. ${solution}`,
      },
    ]);
  });
});
