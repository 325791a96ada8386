import type { BootRecord, LiveRemote, Registry } from '@kadam/shared/remote';
import type { Report } from '../reporting/print-problem';
import { testFederation } from '../testing/federation';
import { PageFailure } from './page-failure';
import { createPageLoader, type LoaderDependencies } from './page-loader';

const TARGET = { remote: 'jobs', path: '/jobs' };
const page = (version: string) => ({ default: Object.assign(() => null, { displayName: version }) });

const release = (version: string, previous: string | null = null): LiveRemote => ({
  name: 'jobs',
  version,
  entry: `/bundles/jobs/${version}/entry.js`,
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
  integrity: {},
  previous,
});

const registry = (live: string, previous: string[] = [], quarantined: string[] = []): Registry => ({
  format: 1,
  updatedAt: '',
  bundles: { jobs: { live, previous, canary: null, quarantined, history: [], lastLive: {}, digests: {} } },
});

interface DocumentState {
  /** Fallback releases by failed version. */
  readonly fallbacks?: Map<string, LiveRemote>;
  /** Start of the canary that the document belongs to. */
  readonly canary?: string;
  /** Whether version 2 is an override. */
  readonly isOverride?: boolean;
  /** Of each release. */
  readonly extensions?: LiveRemote['extensions'];
}

/** A portal whose document has version 2 live. `behave` loads or throws for each attempt. */
function portal(
  behave: (version: string, attempt: number, module: string) => unknown,
  says?: Registry,
  { fallbacks = new Map<string, LiveRemote>(), canary, isOverride = false, extensions }: DocumentState = {},
) {
  const tries: string[] = [];
  const reports: Report[] = [];
  const counted: Report[] = [];
  const boot: BootRecord = {
    format: 1,
    host: 'h',
    hostIntegrity: {},
    remotes: [{ ...release('2', '1'), isOverride, extensions }],
    canary,
  };
  const dependencies: LoaderDependencies = {
    federation: testFederation({
      expose: ({ version }, module, attempt) => {
        tries.push(`${version}#${attempt}`);
        return behave(version, attempt, module);
      },
      report: (report) => reports.push(report),
    }),
    fetchRegistry: async () => {
      if (!says) throw new Error('registry unreadable');
      return says;
    },
    fetchRelease: async (_remote, version) => ({ ...release(version), extensions }),
    count: (report) => counted.push(report),
    fallbackReleases: {
      of: ({ version }) => fallbacks.get(version),
      store: (failed, fallback) => fallbacks.set(failed, fallback),
      remove: () => fallbacks.clear(),
    },
  };
  return { loader: createPageLoader(boot, dependencies), tries, reports, counted };
}

const gone = () => {
  throw new Error('404');
};
const hangs = () => new Promise(() => {});
const versionOf = async (loading: Promise<{ release: LiveRemote }>) => (await loading).release.version;

afterEach(() => jest.useRealTimers());

test('a page is loaded once and cached', async () => {
  const { loader, tries } = portal(page);
  await Promise.all([loader.load(TARGET), loader.load(TARGET)]);
  await loader.load(TARGET);
  expect(tries).toEqual(['2#0']);
  expect(loader.peek(TARGET)?.release.version).toBe('2');
});

test('a failure is retried once', async () => {
  const { loader, tries } = portal((version, attempt) => (attempt === 0 ? gone() : page(version)));
  expect(await versionOf(loader.load(TARGET))).toBe('2');
  expect(tries).toEqual(['2#0', '2#1']);
});

test('loads the live release when the known one fails', async () => {
  const { loader, tries } = portal((version) => (version === '3' ? page(version) : gone()), registry('3', ['2']));
  expect(await versionOf(loader.load(TARGET))).toBe('3');
  expect(tries).toEqual(['2#0', '2#1', '3#0']);
});

test('falls back to the previous release, also for other pages, when the live one fails', async () => {
  const { loader } = portal((version) => (version === '1' ? page(version) : gone()), registry('2', ['1', '0']));
  expect(await versionOf(loader.load(TARGET))).toBe('1');
});

test('takes the previous version from the boot record when the registry cannot be read', async () => {
  const { loader } = portal((version) => (version === '1' ? page(version) : gone()));
  expect(await versionOf(loader.load(TARGET))).toBe('1');
});

test('an override never falls back to another release', async () => {
  const fallbacks = new Map([['2', release('1')]]);
  const { loader, tries } = portal(gone, registry('3', ['1']), { fallbacks, isOverride: true });
  await expect(loader.load(TARGET)).rejects.toThrow(PageFailure);
  await expect(loader.reload(TARGET)).rejects.toThrow(PageFailure);
  await expect(loader.replace(TARGET, release('2'))).rejects.toThrow(PageFailure);
  expect(tries).toEqual(['2#0', '2#1']);
});

test('never tries a quarantined version', async () => {
  const { loader, tries } = portal(gone, registry('2', ['1'], ['1']));
  await expect(loader.load(TARGET)).rejects.toMatchObject({ reason: 'unavailable' });
  expect(tries).toEqual(['2#0', '2#1']);
});

test('a failed load is not cached', async () => {
  let isUp = false;
  const { loader, tries } = portal((version) => (isUp ? page(version) : gone()));
  await expect(loader.load(TARGET)).rejects.toThrow();
  isUp = true;
  expect(await versionOf(loader.load(TARGET))).toBe('2');
  expect(tries.at(-1)).toBe('2#2');
});

test('an attempt times out after 5 idle seconds, the page after 15', async () => {
  jest.useFakeTimers();
  const { loader, tries } = portal(hangs);
  const loading = loader.load(TARGET).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(4_999);
  expect(tries).toEqual(['2#0']);
  await jest.advanceTimersByTimeAsync(1);
  expect(tries).toEqual(['2#0', '2#1']);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(tries).toEqual(['2#0', '2#1', '1#0']);
  expect(await loading).toMatchObject({ reason: 'unavailable' });
});

test.each([
  'Unsatisfied version 19.3.1 from kadam_host of shared singleton module react (required ^20.0.0)',
  "Shared module @kadam/shared/flags doesn't exist in shared scope default",
  'Version 19.3.1 of shared singleton module react does not satisfy the requirement of mfe_jobs',
])(
  'a release that needs a newer host is not fetched twice, and its page says that it is being updated (%s)',
  async (message) => {
    const needsMore = () => {
      throw new Error(message);
    };
    const { loader, tries } = portal(needsMore, registry('2'));
    await expect(loader.load(TARGET)).rejects.toMatchObject({ reason: 'updating' });
    expect(tries).toEqual(['2#0']);
  },
);

test('replaces a crashed page with another version', async () => {
  const { loader } = portal(page, registry('2', ['1']));
  const broken = await loader.load(TARGET);
  expect(await versionOf(loader.replace(TARGET, broken.release))).toBe('1');
  expect(loader.peek(TARGET)?.release.version).toBe('1');
});

test('a reload loads the release that is live now', async () => {
  const { loader, tries } = portal((version) => (version === '2' ? gone() : page(version)), registry('3', ['2']));
  expect(await versionOf(loader.reload(TARGET))).toBe('3');
  expect(tries).toEqual(['3#0']);
});

test('tries a fallback release first after a reload, until the failed one works again', async () => {
  const fallbacks = new Map<string, LiveRemote>();
  const before = portal((version) => (version === '1' ? page(version) : gone()), registry('2', ['1']), { fallbacks });
  await before.loader.load(TARGET);
  const after = portal(page, registry('2', ['1']), { fallbacks });
  const failed = () => after.counted.map(({ version }) => version);
  expect(await versionOf(after.loader.load(TARGET))).toBe('1');
  expect(after.tries).toEqual(['1#0']);
  expect([before.counted, failed()]).toEqual([[], ['2']]);
  expect(await versionOf(after.loader.reload(TARGET))).toBe('2');
  expect(failed()).toEqual(['2']);
  expect(fallbacks.size).toBe(0);
});

test('does not store a newer live release as a fallback', async () => {
  const fallbacks = new Map<string, LiveRemote>();
  const { loader } = portal(page, registry('3', ['2']), { fallbacks });
  await loader.reload(TARGET);
  expect(fallbacks.size).toBe(0);
});

test('applies a quarantine that was read later, before the first attempt', async () => {
  const { loader, tries } = portal(page, registry('1', [], ['2']));
  loader.applyQuarantine(registry('1', [], ['2']));
  expect(await versionOf(loader.load(TARGET))).toBe('1');
  expect(tries).toEqual(['1#0']);
});

test('a module without a page is a failure', async () => {
  const { loader } = portal(() => ({ default: 'not a component' }));
  await expect(loader.load(TARGET)).rejects.toMatchObject({ reason: 'unavailable' });
});

test('a load that was replaced by a reload does not set its page', async () => {
  let resolveSlow: (page: unknown) => void = () => {};
  const slow = new Promise((resolve) => (resolveSlow = resolve));
  const { loader } = portal((version) => (version === '2' ? slow : page(version)), registry('3', ['2']));
  const overtaken = loader.load(TARGET);
  expect(await versionOf(loader.reload(TARGET))).toBe('3');
  resolveSlow(page('2'));
  await overtaken;
  expect(loader.peek(TARGET)?.release.version).toBe('3');
});

test('reports each failed attempt with its release, and rejects with the last cause', async () => {
  const { loader, reports } = portal(gone, registry('2', ['1']));
  await expect(loader.load(TARGET)).rejects.toMatchObject({ cause: new Error('404') });
  const report = { remote: 'jobs', phase: 'load', cause: new Error('404') };
  expect(reports).toEqual(['2', '2', '1'].map((version) => ({ ...report, version })));
});

describe('in a document of a canary', () => {
  const since = '2026-11-22T10:00:00.000Z';
  const trial = { share: 10, since, who: 'asha', why: '', firstBucket: 0 };
  const during = (canary: string): Registry => {
    const { bundles, ...rest } = registry('1', ['0']);
    const jobs = bundles.jobs && { ...bundles.jobs, canary: { ...trial, version: canary } };
    return { ...rest, bundles: { ...(jobs && { jobs }) } };
  };

  test('falls back to the live version', async () => {
    const { loader, tries } = portal((v) => (v === '2' ? gone() : page(v)), during('2'), { canary: since });
    expect(await versionOf(loader.load(TARGET))).toBe('1');
    expect(tries).toEqual(['2#0', '2#1', '1#0']);
  });

  test('keeps the canary of the document when the registry is read later', async () => {
    const { loader } = portal(page, during('2'), { canary: since });
    expect(await versionOf(loader.reload(TARGET))).toBe('2');
    const later = portal(page, during('3'), { canary: '2026-11-21T10:00:00.000Z' });
    expect(await versionOf(later.loader.reload(TARGET))).toBe('1');
  });

  test('does not try an aborted version again', async () => {
    const { loader, tries } = portal(page, registry('1', ['0'], ['2']), { canary: since });
    expect(await versionOf(loader.reload(TARGET))).toBe('1');
    expect(tries).toEqual(['1#0']);
  });
});

describe('an extension', () => {
  const EXTENSION = { remote: 'jobs', slot: 'job.aside', module: './tips', order: 10 };
  const extensions = [{ slot: 'job.aside', module: './tips', order: 10 }];

  test('is loaded once, and again after a failure', async () => {
    let isUp = false;
    const { loader, tries } = portal((version) => (isUp ? page(version) : gone()), undefined, { extensions });
    await expect(loader.loadExtension(EXTENSION)).rejects.toThrow(PageFailure);
    isUp = true;
    const attempts = tries.length;
    await Promise.all([loader.loadExtension(EXTENSION), loader.loadExtension(EXTENSION)]);
    expect(tries).toHaveLength(attempts + 1);
  });

  test('that fails does not change the release of the pages', async () => {
    const behave = (version: string, _: number, module: string) =>
      version === '1' || module !== './tips' ? page(version) : gone();
    const fallbacks = new Map<string, LiveRemote>();
    const { loader } = portal(behave, registry('2', ['1']), { extensions, fallbacks });
    expect(await versionOf(loader.loadExtension(EXTENSION))).toBe('1');
    expect(await versionOf(loader.load(TARGET))).toBe('2');
    expect(fallbacks.size).toBe(0);
  });

  test('that no release has is not found', async () => {
    const { loader, tries } = portal(page, registry('2', ['1']));
    await expect(loader.loadExtension(EXTENSION)).rejects.toMatchObject({ reason: 'unavailable' });
    expect(tries).toEqual([]);
  });
});
