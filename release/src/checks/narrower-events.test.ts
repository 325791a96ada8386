import type { PlatformUse, Shapes } from '@kadam/shared/remote';
import { publishReleases } from '../publish-releases';
import { rollback } from '../rollback';
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

async function publishAlone(bundle: string, made: ReleaseFixture, manner = {}): Promise<string> {
  await putRelease(bundlesFolder, [bundle, V2], made);
  const candidates = [{ bundle, version: V2, isBuilt: true }];
  const [outcome] = await publishReleases(bundlesFolder, candidates, { why: 'test', ...manner });
  return outcome && 'message' in outcome ? outcome.message : (outcome?.status ?? 'nothing');
}

const OFFERED =
  "the event 'job:seen' with this detail ('reason' takes no \"saved\"; a detail that takes less needs a new name)";

describe('a release that takes less of an event', () => {
  it('is refused, with the field and the way out', async () => {
    await liveRelease(bundlesFolder, ['host', V1], { offers: jobSeen('found', 'saved') });
    expect(await publishAlone('host', { offers: jobSeen('found') })).toBe(
      `'host' was not released. Of the event 'job:seen' it takes less than ${V1}: 'reason' takes no "saved". What others send by then would be dropped. Give the changed detail an event of a new name in shared/src/events and keep 'job:seen' as it was; or say why nobody sends it: --force --reason "…".`,
    );
    expect(await publishAlone('host', { offers: jobSeen('found') }, { isForced: true })).toBe('published');
  });

  it('is refused of a remote too', async () => {
    await liveRelease(bundlesFolder, ['jobs', V1], { uses: jobSeen('found', 'saved') });
    expect(await publishAlone('jobs', { uses: jobSeen('found') })).toContain(`it takes less than ${V1}`);
  });

  it('is refused whatever somebody insists on, while a live remote sends the rest', async () => {
    await liveRelease(bundlesFolder, ['host', V1], { offers: jobSeen('found', 'saved') });
    await liveRelease(bundlesFolder, ['jobs', V1], { uses: jobSeen('found', 'saved') });
    expect(await publishAlone('host', { offers: jobSeen('found') }, { isForced: true })).toContain(OFFERED);
  });
});

describe('a release that takes more of an event', () => {
  it('goes live beside remotes that know less, and may not be rolled back below those that know more', async () => {
    await liveRelease(bundlesFolder, ['host', V1], { offers: jobSeen('found') });
    await liveRelease(bundlesFolder, ['jobs', V1], { uses: jobSeen('found') });
    expect(await publishAlone('jobs', { uses: jobSeen('found', 'saved') })).toContain(OFFERED);
    expect(await publishAlone('host', { offers: jobSeen('found', 'saved') })).toBe('published');
    expect(await publishAlone('jobs', { uses: jobSeen('found', 'saved') })).toBe('published');
    await expect(rollback('host', { bundlesFolder })).rejects.toThrow(OFFERED);
  });
});
