import type { BootRecord, LiveRemote } from '@kadam/shared/remote';
import { act, render, screen } from '@testing-library/react';
import { use, type ComponentType } from 'react';
import { createPageLoader } from '../federation/page-loader';
import { PortalContext } from '../navigation/portal-context';
import type { Report } from '../reporting/print-problem';
import { testFederation } from '../testing/federation';
import { createExtensionSource } from './extension-source';
import { createExtensionTable } from './extension-table';
import { SlotView } from './slot-view';

const mockItems: unknown[] = [];
jest.mock('../reporting/telemetry', () => ({
  record: (item: unknown) => mockItems.push(item),
  recordProblem: ({ remote: bundle, version, phase }: Report) =>
    mockItems.push({ kind: 'failed', bundle, version, phase }),
}));

const PROPS = { jobId: '1', skills: ['Tally'], missingSkills: null };

const remote = (name: string, modules: readonly [module: string, order: number][], version = '2'): LiveRemote => ({
  name,
  version,
  entry: `/bundles/${name}/${version}/entry.js`,
  pages: [],
  extensions: modules.map(([module, order]) => ({ slot: 'job.aside', module, order })),
  integrity: {},
  previous: '1',
});

type Modules = Readonly<Record<string, ComponentType<never>>>;

/** `modules` by version and name; one that is missing cannot be loaded. */
function open(
  remotes: readonly LiveRemote[],
  modules: Readonly<Record<string, Modules>>,
  arrivals: Readonly<Record<string, Promise<void>>> = {},
) {
  const boot: BootRecord = { format: 1, host: 'h', hostIntegrity: {}, remotes };
  const expose = async ({ version }: { readonly version: string }, module: string) => {
    await arrivals[module];
    const component = modules[version]?.[module];
    if (!component) throw new Error('404');
    return { default: component };
  };
  const loader = createPageLoader(boot, {
    federation: testFederation({ expose }),
    fetchRegistry: () => Promise.reject(new Error('unreadable')),
    fetchRelease: async (name, version) => ({ ...remotes.find((one) => one.name === name)!, version }),
    count: () => {},
    fallbackReleases: { of: () => undefined, store: () => {}, remove: () => {} },
  });
  const extensions = createExtensionTable(boot);
  const portal = { hostVersion: 'h', routes: [], links: [], extensions, loader, prerendered: null };
  return render(
    <PortalContext value={portal}>
      <h1>Job</h1>
      <SlotView name="job.aside" props={PROPS} />
    </PortalContext>,
  );
}

const Sound = ({ skills }: typeof PROPS) => <p>Sound for {skills.join()}</p>;
const Throws = () => {
  throw new Error('broke on mount');
};
const shownIn = ({ childNodes }: HTMLElement) => [...childNodes].map(({ textContent }) => textContent);
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

beforeEach(() => {
  mockItems.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('extensions are sorted by order, then by remote', () => {
  const boot = { format: 1, host: 'h', hostIntegrity: {}, remotes: [] } as const;
  const remotes = [
    remote('b', [
      ['./late', 20],
      ['./same', 10],
    ]),
    remote('a', [['./same', 10]]),
  ];
  expect(createExtensionTable({ ...boot, remotes }).map(({ remote: name, module }) => name + module)).toEqual([
    'a./same',
    'b./same',
    'b./late',
  ]);
});

test('the source knows the slots to which live remotes contribute, also with releases of older tools', async () => {
  const { extensions: _, ...older } = remote('older', []);
  const boot = { format: 1, host: 'h', hostIntegrity: {}, remotes: [older, remote('a', [['./same', 10]])] } as const;
  const source = createExtensionSource(createExtensionTable(boot));
  expect([source.has('job.aside'), source.has('dashboard.tile')]).toEqual([true, false]);
  expect(await source.loadView()).toBe(SlotView);
});

test('an extension that throws is left out and reported, and the one beside it is shown and counted', async () => {
  const { container } = open(
    [
      remote('alpha', [
        ['./throws', 10],
        ['./sound', 20],
      ]),
    ],
    {
      2: { './throws': Throws, './sound': Sound },
    },
  );
  expect(await screen.findByText('Sound for Tally')).toBeTruthy();
  await settle();
  expect(shownIn(container)).toEqual(['Job', 'Sound for Tally']);
  expect(mockItems).toEqual([
    { kind: 'failed', bundle: 'alpha', version: '2', phase: 'render' },
    { kind: 'stood', bundle: 'alpha', version: '2' },
  ]);
});

test('an extension that cannot be loaded is left out', async () => {
  const { container } = open(
    [
      remote('alpha', [
        ['./gone', 10],
        ['./sound', 20],
      ]),
    ],
    { 2: { './sound': Sound } },
  );
  expect(await screen.findByText('Sound for Tally')).toBeTruthy();
  expect(shownIn(container)).toEqual(['Job', 'Sound for Tally']);
});

test('an extension comes from the previous release if the live one does not load it', async () => {
  open([remote('alpha', [['./sound', 10]])], { 1: { './sound': Sound } });
  expect(await screen.findByText('Sound for Tally')).toBeTruthy();
  await settle();
  expect(mockItems).toEqual([{ kind: 'stood', bundle: 'alpha', version: '1' }]);
});

test('an extension that arrives late is shown below the others', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const { container } = open(
    [
      remote('alpha', [
        ['./late', 10],
        ['./sound', 20],
      ]),
    ],
    { 2: { './late': () => <p>Late</p>, './sound': Sound } },
    { './late': arrival },
  );
  expect(await screen.findByText('Sound for Tally')).toBeTruthy();
  arrive();
  expect(await screen.findByText('Late')).toBeTruthy();
  expect(shownIn(container)).toEqual(['Job', 'Sound for Tally', 'Late']);
});

test('an extension that waits for code of its own hides nothing else', async () => {
  const code = new Promise<null>(() => {});
  const Waits = () => use(code);
  const { container } = open(
    [
      remote('alpha', [
        ['./waits', 10],
        ['./sound', 20],
      ]),
    ],
    {
      2: { './waits': Waits, './sound': Sound },
    },
  );
  expect(await screen.findByText('Sound for Tally')).toBeTruthy();
  expect(container.querySelector('h1')?.textContent).toBe('Job');
});
