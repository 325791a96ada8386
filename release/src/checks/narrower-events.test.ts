import type { PlatformUse, Shapes } from '@kadam/shared/remote';
import { publishReleases } from '../operations/publish-releases';
import { rollback } from '../operations/rollback';
import { createBundlesFolder, liveRelease, putRelease, type ReleaseFixture } from '../testing/hand-made-release';

const V1 = '1.0.0-00000001';
const V2 = '1.0.0-00000002';

let bundlesFolder: string;
let remove: () => Promise<void>;
beforeEach(async () => ({ bundlesFolder, remove } = await createBundlesFolder()));
afterEach(() => remove());

const jobSeen = (...reasons: string[]): Pick<PlatformUse, 'events' | 'eventShapes'> => {
  const shapes: Shapes = reasons.map((value) => ({ kind: 'literal', value }));
  const detail: Shapes = [{ kind: 'object', fields: { reason: { isOptional: false, shapes } } }];
  return { events: { 'job:seen': reasons.join() }, eventShapes: { 'job:seen': detail } };
};

async function publishAlone(bundle: string, made: ReleaseFixture, options = {}): Promise<string> {
  await putRelease(bundlesFolder, [bundle, V2], made);
  const candidates = [{ bundle, version: V2, isBuilt: true }];
  const [outcome] = await publishReleases(bundlesFolder, candidates, { why: 'test', ...options });
  return outcome && 'message' in outcome ? outcome.message : (outcome?.status ?? 'nothing');
}

const OFFERED =
  "the event 'job:seen' with this detail ('reason' takes no \"saved\"; a detail that takes less needs a new name)";

describe('a release with a narrower event', () => {
  it('is rejected, naming the field and the solution', async () => {
    await liveRelease(bundlesFolder, ['host', V1], { offers: jobSeen('found', 'saved') });
    expect(await publishAlone('host', { offers: jobSeen('found') })).toBe(
      `'host' was not released. Of the event 'job:seen' it takes less than ${V1}: 'reason' takes no "saved". What others send by then would be dropped. Give the changed detail an event of a new name in shared/src/events and keep 'job:seen' unchanged; or give the reason why it is not sent: --force --reason "…".`,
    );
    expect(await publishAlone('host', { offers: jobSeen('found') }, { isForced: true })).toBe('published');
  });

  it('is rejected for a remote too', async () => {
    await liveRelease(bundlesFolder, ['jobs', V1], { uses: jobSeen('found', 'saved') });
    expect(await publishAlone('jobs', { uses: jobSeen('found') })).toContain(`it takes less than ${V1}`);
  });

  it('is rejected despite --force while a live remote sends the old detail', async () => {
    await liveRelease(bundlesFolder, ['host', V1], { offers: jobSeen('found', 'saved') });
    await liveRelease(bundlesFolder, ['jobs', V1], { uses: jobSeen('found', 'saved') });
    expect(await publishAlone('host', { offers: jobSeen('found') }, { isForced: true })).toContain(OFFERED);
  });
});

describe('a release with a wider event', () => {
  it('goes live, and cannot be rolled back while a remote needs it', async () => {
    await liveRelease(bundlesFolder, ['host', V1], { offers: jobSeen('found') });
    await liveRelease(bundlesFolder, ['jobs', V1], { uses: jobSeen('found') });
    expect(await publishAlone('jobs', { uses: jobSeen('found', 'saved') })).toContain(OFFERED);
    expect(await publishAlone('host', { offers: jobSeen('found', 'saved') })).toBe('published');
    expect(await publishAlone('jobs', { uses: jobSeen('found', 'saved') })).toBe('published');
    await expect(rollback('host', { bundlesFolder })).rejects.toThrow(OFFERED);
  });
});
