import { allowOverrides, areOverridesAllowed, forbidOverrides } from '@kadam/shared/overrides';
import type { BootRecord, BundleState, LiveRemote, Registry } from '@kadam/shared/remote';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchRegistry, fetchRelease } from '../federation/registry';
import { scriptGate } from '../federation/script-gate';
import { mute } from '../reporting/telemetry';
import { isOverrideRequested } from './load-overrides';
import { applyOverrides } from './override';

jest.mock('../federation/registry');
jest.mock('../reporting/telemetry');

const HOUR_MS = 3_600_000;
const live = (name: string, version: string): LiveRemote => ({
  name,
  version,
  entry: `/bundles/${name}/${version}/entry.js`,
  pages: [],
  integrity: {},
  previous: null,
});
const boot: BootRecord = {
  format: 1,
  host: 'h',
  hostIntegrity: {},
  remotes: [live('jobs', '2.0.0'), live('learning', '5.0.0')],
};
const jobs: BundleState = {
  live: '2.0.0',
  previous: ['1.0.0', '0.9.0'],
  canary: null,
  quarantined: ['0.9.0'],
  history: [],
  lastLive: {},
  previews: [
    { name: 'my-work', version: '3.0.0', until: new Date(Date.now() + 3_600_000).toISOString() },
    { name: 'old-work', version: '2.9.0', until: new Date(Date.now() - 3_600_000).toISOString() },
  ],
  digests: { '1.0.0': 'sha384-one', '3.0.0': 'sha384-three' },
};
const registry: Registry = {
  format: 1,
  updatedAt: '',
  bundles: { jobs },
  overrideOrigins: ['http://localhost:3002'],
};
const ORIGIN_RELEASE = {
  format: 1,
  bundle: 'jobs',
  version: '3.0.0-dev',
  entry: 'entry.js',
  pages: [],
  files: { 'entry.js': { integrity: 'sha384-entry', bytes: 1 }, 'team.avif': { integrity: 'sha384-x', bytes: 1 } },
};

beforeEach(() => {
  window.localStorage.clear();
  allowOverrides();
  jest.mocked(mute).mockClear();
  jest.mocked(fetchRegistry).mockClear();
  document.body.replaceChildren();
  jest.mocked(fetchRegistry).mockResolvedValue(registry);
  jest.mocked(fetchRelease).mockImplementation(async (name, version) => live(name, version));
  window.fetch = jest.fn(async () => ({ ok: true, json: async () => ORIGIN_RELEASE }) as Response);
});

/** Opens a URL and returns the version of each remote. */
async function open(address: string): Promise<Record<string, string>> {
  window.history.replaceState(null, '', address);
  const { remotes } = await act(() => applyOverrides(boot));
  return Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
}
const badge = () => screen.queryByRole('complementary', { name: 'Override' })?.textContent;

describe('an override', () => {
  it('shows a release of this site, shows a badge and sends no telemetry', async () => {
    expect(await open('/jobs?kadam-override=jobs@1.0.0&page=2')).toEqual({ jobs: '1.0.0', learning: '5.0.0' });
    expect(fetchRelease).toHaveBeenCalledWith('jobs', '1.0.0', 'sha384-one');
    expect(badge()).toMatch(/^Only this browser shows release 1\.0\.0 of 'jobs', until .+\.End$/);
    expect(window.location.search).toBe('?page=2');
    expect(mute).toHaveBeenCalled();
  });

  it.each(['my-work', '3.0.0'])('shows a preview by its name or version (%s), unless it has expired', async (to) => {
    expect(await open(`/jobs?kadam-override=jobs@${to}`)).toEqual({ jobs: '3.0.0', learning: '5.0.0' });
    expect(fetchRelease).toHaveBeenCalledWith('jobs', '3.0.0', 'sha384-three');
    expect(badge()).toContain(`${to === 'my-work' ? "the preview 'my-work', " : ''}release 3.0.0 of 'jobs'`);
    expect(await open('/jobs?kadam-override=jobs@old-work')).toEqual({ jobs: '2.0.0', learning: '5.0.0' });
  });

  it('lasts for a day', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await open('/jobs?kadam-override=jobs@1.0.0');
    jest.advanceTimersByTime(23 * HOUR_MS);
    expect(isOverrideRequested()).toBe(true);
    expect(await open('/about')).toEqual({ jobs: '1.0.0', learning: '5.0.0' });
    jest.advanceTimersByTime(2 * HOUR_MS);
    expect(await open('/about')).toEqual({ jobs: '2.0.0', learning: '5.0.0' });
    expect(isOverrideRequested()).toBe(false);
    jest.useRealTimers();
  });

  it('ends with one click', async () => {
    await open('/jobs?kadam-override=jobs@1.0.0');
    // jsdom cannot navigate and logs an error.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await userEvent.click(screen.getByRole('button', { name: 'End' }));
    expect(isOverrideRequested()).toBe(false);
  });

  it('loads the release of an allowed origin and checks the hashes of its scripts', async () => {
    expect(await open('/?kadam-override=jobs@http://localhost:3002/')).toMatchObject({ jobs: '3.0.0-dev' });
    expect(window.fetch).toHaveBeenCalledWith('http://localhost:3002/release.json', expect.anything());
    expect(badge()).toContain("release 3.0.0-dev of 'jobs' from http://localhost:3002");
    const { remotes } = await act(() => applyOverrides(boot));
    const overriding = remotes.find(({ name }) => name === 'jobs');
    expect(overriding).toMatchObject({ entry: 'http://localhost:3002/entry.js', isOverride: true });
    expect(overriding?.integrity).toEqual({ 'http://localhost:3002/entry.js': 'sha384-entry' });
    scriptGate.admit(overriding?.integrity ?? {});
    const passed = [`http://localhost:3002/entry.js`, 'http://localhost:3002/other.js', 'http://localhost:9/entry.js'];
    expect(passed.map((url) => scriptGate.pass(url)?.integrity.slice(0, 12))).toEqual([
      'sha384-entry',
      'sha384-AAAAA',
      'sha384-AAAAA',
    ]);
  });

  it.each([
    ['jobs', "'kadam-override' names a remote and a release, as in ?kadam-override=jobs@0.1.0-1a2b3c4d."],
    ['pets@1.0.0', "This site has no remote 'pets'."],
    ['host@1.0.0', "This site has no remote 'host'."],
    ['jobs@7.0.0', "There is no release 7.0.0 of 'jobs' here. There are: my-work, 2.0.0, 1.0.0."],
    ['jobs@0.9.0', "There is no release 0.9.0 of 'jobs' here. There are: my-work, 2.0.0, 1.0.0."],
    [
      'jobs@https://evil.example',
      'This site shows nothing from https://evil.example. Its operator can allow it: release override allow https://evil.example.',
    ],
    [
      'learning@http://localhost:3002',
      "http://localhost:3002 returned no release of 'learning'. Start it there with: npm run release -- serve learning.",
    ],
  ])('that is wrong (%s) is one sentence beside what is live, and is not kept', async (requested, sentence) => {
    expect(await open(`/jobs?kadam-override=${requested}`)).toEqual({ jobs: '2.0.0', learning: '5.0.0' });
    expect(badge()).toBe(`${sentence}Close`);
    expect(isOverrideRequested()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(badge()).toBeUndefined();
  });

  it('is ignored, with a message, in a browser that does not allow override links', async () => {
    window.localStorage.clear();
    for (const requested of ['jobs@1.0.0', 'jobs@http://localhost:3002']) {
      document.body.replaceChildren();
      expect(await open(`/jobs?kadam-override=${requested}&page=2`)).toEqual({ jobs: '2.0.0', learning: '5.0.0' });
      expect(badge()).toBe(
        'This link asks for a release that is not live. This browser does not allow that, so you see what all visitors see. An operator can allow it in the office, under Operations.Close',
      );
    }
    expect(window.location.search).toBe('?page=2');
    expect(isOverrideRequested()).toBe(false);
    expect(fetchRegistry).not.toHaveBeenCalled();
    expect(mute).not.toHaveBeenCalled();
  });

  it('ends in a browser that no longer allows override links', async () => {
    await open('/jobs?kadam-override=jobs@1.0.0');
    document.body.replaceChildren();
    forbidOverrides();
    expect(await open('/jobs')).toEqual({ jobs: '2.0.0', learning: '5.0.0' });
    expect(badge()).toBeUndefined();
    expect(isOverrideRequested()).toBe(false);
  });

  it('is allowed for 30 days', () => {
    jest.useFakeTimers();
    allowOverrides();
    jest.advanceTimersByTime(29 * 24 * HOUR_MS);
    expect(areOverridesAllowed()).toBe(true);
    jest.advanceTimersByTime(25 * HOUR_MS);
    expect(areOverridesAllowed()).toBe(false);
    jest.useRealTimers();
  });

  it('is stored while the registry cannot be read', async () => {
    jest.mocked(fetchRegistry).mockRejectedValueOnce(new Error('down'));
    expect(await open('/jobs?kadam-override=jobs@1.0.0')).toMatchObject({ jobs: '2.0.0' });
    expect(badge()).toContain('The registry of this site could not be read');
    expect(await open('/jobs')).toMatchObject({ jobs: '1.0.0' });
  });
});
