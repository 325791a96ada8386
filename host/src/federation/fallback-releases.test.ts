import type { BootRecord, LiveRemote } from '@kadam/shared/remote';
import { keepBootRecord, keptBootRecord, standIns } from './last-good';

const release = (version: string, name = 'jobs'): LiveRemote => ({
  ...{ name, version, entry: `/bundles/${name}/${version}/entry.js`, pages: [], integrity: {}, previous: null },
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

describe('a version that stands in for one that failed', () => {
  it('is known after a reload, for that version only', () => {
    standIns.keep('2', release('1'));
    expect(standIns.of(release('2'))).toEqual(release('1'));
    expect([standIns.of(release('3')), standIns.of(release('2', 'learning'))]).toEqual([undefined, undefined]);
  });

  it('gives way after ten minutes, and when the failed version works again', () => {
    standIns.keep('2', release('1'));
    jest.advanceTimersByTime(10 * 60_000);
    expect(standIns.of(release('2'))).toBeUndefined();
    standIns.keep('2', release('1'));
    standIns.forget('jobs');
    expect(standIns.of(release('2'))).toBeUndefined();
  });

  it.each(['', '{', '{"until":9e15,"value":{"failed":"2","release":{"name":"jobs"}}}', 'null'])(
    'is not believed when storage holds %j',
    (text) => {
      window.localStorage.setItem('kadam.standIn.jobs', text);
      expect(standIns.of(release('2'))).toBeUndefined();
    },
  );
});

describe('the last boot record', () => {
  const running = (src: string) => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.setAttribute('src', src);
    document.body.append(script);
  };

  it('is taken by the host that it is of, for a day', () => {
    keepBootRecord(record);
    running(MAIN);
    expect(keptBootRecord()).toEqual(record);
    jest.advanceTimersByTime(24 * 3_600_000);
    expect(keptBootRecord()).toBeUndefined();
  });

  it('is of no use to another host', () => {
    keepBootRecord(record);
    running('/bundles/host/1.0.0-b/main.js');
    expect(keptBootRecord()).toBeUndefined();
  });
});
