import type { BootRecord, LiveRemote } from '@kadam/shared/remote';
import { storeBootRecord, storedBootRecord, fallbackReleases } from './fallback-releases';

const release = (version: string, name = 'jobs'): LiveRemote => ({
  name,
  version,
  entry: `/bundles/${name}/${version}/entry.js`,
  pages: [],
  integrity: {},
  previous: null,
});
const MAIN = '/bundles/host/1.0.0-a/main.js';
const record: BootRecord = {
  format: 1,
  host: '1.0.0-a',
  hostIntegrity: { [MAIN]: 'sha384-x' },
  remotes: [release('2')],
};

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  document.body.replaceChildren();
});
afterEach(() => jest.useRealTimers());

describe('a fallback release', () => {
  it('is stored across reloads, for the failed version only', () => {
    fallbackReleases.store('2', release('1'));
    expect(fallbackReleases.of(release('2'))).toEqual(release('1'));
    expect([fallbackReleases.of(release('3')), fallbackReleases.of(release('2', 'learning'))]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('expires after ten minutes and is removed when the failed version works again', () => {
    fallbackReleases.store('2', release('1'));
    jest.advanceTimersByTime(10 * 60_000);
    expect(fallbackReleases.of(release('2'))).toBeUndefined();
    fallbackReleases.store('2', release('1'));
    fallbackReleases.remove('jobs');
    expect(fallbackReleases.of(release('2'))).toBeUndefined();
  });

  it.each(['', '{', '{"until":9e15,"value":{"failed":"2","release":{"name":"jobs"}}}', 'null'])(
    'is not believed when storage holds %j',
    (text) => {
      window.localStorage.setItem('kadam.standIn.jobs', text);
      expect(fallbackReleases.of(release('2'))).toBeUndefined();
    },
  );
});

describe('the stored boot record', () => {
  const running = (src: string) => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.setAttribute('src', src);
    document.body.append(script);
  };

  it('is used by its own host for a day', () => {
    storeBootRecord(record);
    running(MAIN);
    expect(storedBootRecord()).toEqual(record);
    jest.advanceTimersByTime(24 * 3_600_000);
    expect(storedBootRecord()).toBeUndefined();
  });

  it('is ignored by another host', () => {
    storeBootRecord(record);
    running('/bundles/host/1.0.0-b/main.js');
    expect(storedBootRecord()).toBeUndefined();
  });
});
