import { noBundles } from './bundles-folder';
import { registryMetrics } from './registry-metrics';

const read = (registry: unknown) => registryMetrics({ ...noBundles, registry: async () => registry }).read();
const at = (date: string) => Date.parse(date) / 1_000;
const grant = (team: string, remotes: string[], until: string) => ({ team, publicKey: 'k', remotes, until });

test('without a readable registry all metrics are absent', async () => {
  expect(await read(undefined)).toEqual({});
  expect(await read('no object')).toEqual({});
});

test('number, last change, live releases and changes are those of the registry', async () => {
  const history = [{ action: 'publish' }, { action: 'publish' }, { action: 'rollback' }, 'damaged'];
  const readings = await read({
    sequence: 41,
    updatedAt: '2026-11-03T10:00:00.000Z',
    bundles: {
      host: { live: '1.0.0-aaaaaaaa', history: [] },
      jobs: { live: '1.2.0-bbbbbbbb', history },
      news: { live: '1.0.0-cccccccc', isRetired: true },
    },
  });
  expect(readings).toMatchObject({
    kadam_registry_sequence: 41,
    kadam_registry_updated_timestamp_seconds: at('2026-11-03T10:00:00.000Z'),
    kadam_registry_key_expiry_timestamp_seconds: [],
    kadam_release_info: [
      { labels: { bundle: 'host', version: '1.0.0-aaaaaaaa' }, value: 1 },
      { labels: { bundle: 'jobs', version: '1.2.0-bbbbbbbb' }, value: 1 },
    ],
  });
  expect(readings.kadam_release_changes).toEqual(
    expect.arrayContaining([
      { labels: { bundle: 'jobs', action: 'publish' }, value: 2 },
      { labels: { bundle: 'jobs', action: 'rollback' }, value: 1 },
      { labels: { bundle: 'host', action: 'publish' }, value: 0 },
    ]),
  );
});

test('an unsigned registry of an older tool has no number', async () => {
  expect(await read({ updatedAt: 'unknown', bundles: {} })).toMatchObject({
    kadam_registry_sequence: undefined,
    kadam_registry_updated_timestamp_seconds: undefined,
  });
});

test('the first expiry of a signing key and of each team is exported, and a renewed grant counts', async () => {
  const { kadam_registry_key_expiry_timestamp_seconds } = await read({
    bundles: {},
    keys: [
      { publicKey: 'new' },
      { publicKey: 'old', until: '2026-12-01' },
      { publicKey: 'older', until: '2026-11-20' },
    ],
    teams: [
      grant('growth', ['news', 'tools'], '2026-12-31'),
      grant('growth', ['news'], '2027-06-30'),
      grant('careers', ['jobs'], '2026-11-30'),
      grant('careers', ['jobs'], '2027-11-30'),
    ],
  });
  expect(kadam_registry_key_expiry_timestamp_seconds).toEqual([
    { labels: { kind: 'signing', team: '' }, value: at('2026-11-20') },
    { labels: { kind: 'team', team: 'growth' }, value: at('2026-12-31') },
    { labels: { kind: 'team', team: 'careers' }, value: at('2027-11-30') },
  ]);
});
