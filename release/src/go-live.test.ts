import { goLive } from './go-live';
import { loadRegistry } from './registry/registry-file';
import { rollback } from './rollback';
import { readStatus } from './status';
import { createBundlesFolder, liveRelease, putRelease } from './testing/hand-made-release';

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

describe('going live', () => {
  it('waits with the documents until there is a host', async () => {
    await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/jobs'] });
    const { documents, faults } = await readStatus({ bundlesFolder });
    expect(documents).toEqual([]);
    expect(faults).toEqual(["No host is live, so there are no documents: run 'release publish host'."]);
    await liveRelease(bundlesFolder, ['host', V1]);
    expect((await readStatus({ bundlesFolder })).documents).toEqual(['jobs/index.html', 'not-found.html']);
  });

  it('refuses a remote that needs a newer shared module than the live host has', async () => {
    await liveRelease(bundlesFolder, ['host', V1], { shared: { react: '^19.3.1' } });
    const [outcome] = await liveRelease(bundlesFolder, ['jobs', V1], { shared: { react: '^19.4.0' } });
    expect(outcome).toMatchObject({
      status: 'refused',
      message: `'jobs' was not released. 'jobs' ${V1} needs react ^19.4.0, but the host ${V1} provides 19.3.1. Publish a host and a remote that agree together: release publish --changed.`,
    });
    expect(await liveNow()).toEqual([['host', V1]]);
  });

  it('refuses a remote that needs a shared module the host does not have', async () => {
    await liveRelease(bundlesFolder, ['host', V1], { shared: {} });
    const [outcome] = await liveRelease(bundlesFolder, ['jobs', V1]);
    expect(outcome).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('does not provide it') as string,
    });
  });

  it('refuses a host that a live remote cannot run in, and takes both together', async () => {
    await liveRelease(bundlesFolder, ['host', V1], { shared: { react: '^19.3.1' } });
    await liveRelease(bundlesFolder, ['jobs', V1], { shared: { react: '^19.3.1' } });
    const [alone] = await liveRelease(bundlesFolder, ['host', V2], { shared: { react: '^20.0.0' } });
    expect(alone).toMatchObject({ status: 'refused', bundle: 'host' });
    await putRelease(bundlesFolder, ['jobs', V2], { shared: { react: '^20.0.0' } });
    await goLive(bundlesFolder, [candidate('host', V2), candidate('jobs', V2)], 'together');
    expect(await liveNow()).toEqual([
      ['host', V2],
      ['jobs', V2],
    ]);
  });

  it('lets a page move from one remote to another in one step', async () => {
    await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/jobs', '/profile'] });
    await liveRelease(bundlesFolder, ['learning', V1], { paths: ['/courses'] });
    await putRelease(bundlesFolder, ['jobs', V2], { paths: ['/jobs'] });
    await putRelease(bundlesFolder, ['learning', V2], { paths: ['/courses', '/profile'] });
    const outcomes = await goLive(bundlesFolder, [candidate('learning', V2), candidate('jobs', V2)], 'moved');
    expect(outcomes.map(({ status }) => status)).toEqual(['published', 'published']);
  });

  it('refuses a rollback that would put two remotes on one path', async () => {
    await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/profile'] });
    await liveRelease(bundlesFolder, ['jobs', V2], { paths: [] });
    await liveRelease(bundlesFolder, ['learning', V1], { paths: ['/profile'] });
    await expect(rollback('jobs', { bundlesFolder })).rejects.toThrow(
      /'jobs' was not rolled back, what is live stays as it was\. .* both want the page '\/profile'/,
    );
  });

  it('removes the document of a page that has gone', async () => {
    await liveRelease(bundlesFolder, ['host', V1]);
    await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/jobs', '/old'] });
    await liveRelease(bundlesFolder, ['jobs', V2], { paths: ['/jobs'] });
    expect((await readStatus({ bundlesFolder })).documents).toEqual(['jobs/index.html', 'not-found.html']);
  });
});
