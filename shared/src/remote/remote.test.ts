import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BOOT_RECORD_FORMAT,
  COMPOSER_INTERFACE,
  readBootRecord,
  readRegistry,
  readRelease,
  toLiveRemote,
  type Release,
} from './index';

const release: Release = {
  format: 1,
  bundle: 'jobs',
  version: '0.1.0-abcdef12',
  entry: 'entry.1.js',
  initial: ['entry.1.js'],
  styles: [],
  exposes: { './jobs-page': ['jobs-page.2.js'] },
  pages: [
    {
      path: '/jobs',
      module: './jobs-page',
      title: 'Jobs',
      description: '',
      chrome: 'full',
      access: 'public',
      prerender: false,
    },
  ],
  shared: {},
  files: { 'entry.1.js': { integrity: 'sha384-a', bytes: 1 }, 'logo.3.svg': { integrity: 'sha384-b', bytes: 1 } },
  commit: null,
  releasedAt: '2026-01-01T00:00:00.000Z',
};

describe('a live remote', () => {
  it('has absolute URLs, and the integrity of its scripts', () => {
    expect(toLiveRemote(release, '0.1.0-old00000')).toMatchObject({
      name: 'jobs',
      entry: '/bundles/jobs/0.1.0-abcdef12/entry.1.js',
      integrity: { '/bundles/jobs/0.1.0-abcdef12/entry.1.js': 'sha384-a' },
      previous: '0.1.0-old00000',
    });
  });
});

describe('data from the network', () => {
  const boot = { format: 1, host: '0.1.0-x', hostIntegrity: {}, remotes: [toLiveRemote(release, null)] };
  it('is accepted if its shape is right', () => {
    expect(readBootRecord(boot)).toBe(boot);
    expect(readRelease(release)).toBe(release);
    expect(readRegistry({ format: 1, updatedAt: '', bundles: { jobs: { live: '1', previous: [] } } })).toBeDefined();
  });

  it.each([
    [undefined],
    [null],
    [{}],
    [[]],
    ['<html>'],
    [{ format: 2 }],
    [{ format: 1, remotes: [{}], host: '' }],
    [{ format: 1, bundles: { jobs: {} } }],
  ])('is rejected if it is %j', (value) => {
    expect([readBootRecord(value), readRelease(value), readRegistry(value)]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a registry of another version', () => {
  it('gets defaults for missing fields, and keeps unknown ones', () => {
    const state = { live: '1', previous: [], share: 10 };
    expect(readRegistry({ format: 1, updatedAt: '', joint: [], bundles: { jobs: state } })).toEqual({
      format: 1,
      updatedAt: '',
      joint: [],
      bundles: { jobs: { ...state, canary: null, quarantined: [], history: [], lastLive: {}, digests: {} } },
    });
  });
});

test('the build preset records the formats that this code reads', () => {
  const sources = ['platform', 'composer'].map((name) => readFileSync(join(__dirname, `../build/${name}.cjs`), 'utf8'));
  expect(sources.join()).toContain(`const BOOT_RECORD_FORMAT = ${BOOT_RECORD_FORMAT};`);
  expect(sources.join()).toContain(`const COMPOSER_INTERFACE = ${COMPOSER_INTERFACE};`);
});
