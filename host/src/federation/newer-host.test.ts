import type { BundleState } from '@kadam/shared/remote';
import { findNewerHost } from './newer-host';

const SINCE = '2026-11-22T10:00:00.000Z';
const canary = { version: '2', share: 10, since: SINCE, who: 'asha', why: '', firstBucket: 0 };
const state = (live: string, running: BundleState['canary'] = null): BundleState => ({
  live,
  canary: running,
  previous: [],
  quarantined: [],
  history: [],
  lastLive: {},
  digests: {},
});

const realFetch = globalThis.fetch;
afterEach(() => (globalThis.fetch = realFetch));

function newerHost(running: { hostVersion: string; canary?: string }, host: BundleState) {
  const registry = { format: 1, updatedAt: '', bundles: { host } };
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => registry }) as Response);
  return findNewerHost({ ...running, loader: { applyQuarantine: () => undefined } });
}

test('a canary host is not reloaded while its canary runs or after its promotion', async () => {
  const visitor = { hostVersion: '2', canary: SINCE };
  expect(await newerHost(visitor, state('1', canary))).toBeUndefined();
  expect(await newerHost(visitor, state('2'))).toBeUndefined();
});

test('a canary host is replaced by the live host after an abort, also while another canary runs', async () => {
  const visitor = { hostVersion: '2', canary: SINCE };
  expect(await newerHost(visitor, state('1'))).toBe('1');
  expect(await newerHost(visitor, state('1', { ...canary, version: '3', since: '2026-11-23T10:00:00.000Z' }))).toBe(
    '1',
  );
});

test('other visitors get the live host', async () => {
  expect(await newerHost({ hostVersion: '1' }, state('1', canary))).toBeUndefined();
  expect(await newerHost({ hostVersion: '0' }, state('1', canary))).toBe('1');
});
