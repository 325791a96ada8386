import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BundleReleases, OpsReleases } from '@kadam/shared/contract/ops';
import type { PolicyReports } from '@kadam/shared/contract/policy-reports';
import type { TelemetryReport, VersionHealth } from '@kadam/shared/contract/telemetry';
import { areOverridesAllowed } from '@kadam/shared/overrides';
import { CODE_REQUIRED, failed, ok, serveOffice, SESSION } from '../testing/office-server';
import { openPage } from '../testing/open-page';
import OperationsPage from './operations-page';

const DAY_MS = 24 * 60 * 60_000;
const at = (msAgo: number) => new Date(Date.now() - msAgo).toISOString();
const since = at(DAY_MS);
const change = (action: string, version: string, msAgo: number) => ({
  at: at(msAgo),
  action,
  version,
  why: `reason of ${version}`,
  who: 'asha',
});
const JOBS: BundleReleases = {
  bundle: 'jobs',
  live: '1.0.0',
  since: change('rollback', '1.0.0', 60_000),
  builtAt: at(DAY_MS),
  commit: 'abc123',
  isDirty: true,
  skippedMounting: true,
  newer: '1.1.0',
  before: '0.9.0',
  canary: { version: '1.2.0', share: 10, since: null },
  previews: [{ name: 'my-work', version: '1.3.0', until: at(-DAY_MS) }],
  quarantined: [{ version: '1.1.0', said: change('quarantine', '1.1.0', 60_000) }],
  history: [change('publish', '1.1.0', 120_000), change('rollback', '1.0.0', 60_000)],
};
const DATA = {
  releases: { updatedAt: null, bundles: [], verification: null } as OpsReleases,
  telemetry: { since, stepHours: 1, versions: [], series: [], problems: [] } as TelemetryReport,
  health: [] as VersionHealth[],
  policy: { since, violations: [], series: [] } as PolicyReports,
};

const PROBLEM = {
  bundle: 'jobs',
  version: '1.0.0',
  phase: 'render' as const,
  name: 'TypeError',
  at: 'job-page.js:2:3',
  count: 3,
  first: since,
  last: since,
};

let sent: typeof DATA;
const DOWN = failed(503, 'Back in a minute.');
const RELEASES = 'GET /ops/releases';

const server = serveOffice(['operator'], () => ({
  [RELEASES]: () => ok(sent.releases),
  'GET /telemetry': () => ok(sent.telemetry),
  'GET /telemetry/health': () => ok(sent.health),
  'GET /policy-reports': () => ok(sent.policy),
}));
beforeEach(() => {
  sent = { ...DATA };
});

const open = (query = '') => openPage(<OperationsPage />, `/office/operations${query}`);
const places = () => within(screen.getByRole('navigation', { name: 'Office' })).getAllByRole('link');

test('the menu of an operator has operations, and no candidates and companies', async () => {
  open();
  await screen.findByText(/^As of /);
  expect(places().map(({ textContent }) => textContent)).toEqual(['Overview', 'Operations']);
});

test('a recruiter does not see operations', async () => {
  server.routes['GET /office/session'] = () => ok({ ...SESSION, roles: ['recruiter'] });
  open();
  expect(await screen.findByText('None of your roles opens this page')).toBeTruthy();
  expect(server.bodiesOf(RELEASES)).toEqual([]);
});

test('if the API fails its message is shown with Retry, and sections without data say so', async () => {
  server.routes[RELEASES] = () => DOWN;
  const user = open();
  expect((await screen.findByRole('alert')).textContent).toContain('Back in a minute.');
  server.routes[RELEASES] = () => ok(sent.releases);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  for (const words of [
    'Nothing has been published, or the registry cannot be read',
    'The running site has not been verified yet',
    'No browser has reported anything in this period yet',
    'No browser has reported a violation',
    'Nothing was released, rolled back or tried in this period',
  ])
    expect(await screen.findByText(new RegExp(words))).toBeTruthy();
});

test('a request that takes longer than eight seconds can be canceled and retried', async () => {
  const responds = server.routes[RELEASES]!;
  server.routes[RELEASES] = () => new Promise<never>(() => undefined);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setInterval', 'Date'] });
  try {
    open();
    await waitFor(() => expect(server.bodiesOf(RELEASES)).toHaveLength(1));
    await act(() => jest.advanceTimersByTimeAsync(8_000));
  } finally {
    jest.useRealTimers();
  }
  server.routes[RELEASES] = responds;
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The releases could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/Nothing has been published/)).toBeTruthy();
});

test('data stays and is marked as old while it cannot be updated, also while a code is required', async () => {
  sent.releases = { ...DATA.releases, bundles: [JOBS] };
  const user = open();
  const refresh = await screen.findByRole('button', { name: 'Refresh' });
  server.routes[RELEASES] = () => DOWN;
  await user.click(refresh);
  expect((await screen.findByRole('alert')).textContent).toContain('These figures are old');
  server.routes[RELEASES] = () => CODE_REQUIRED;
  server.routes['GET /office/session'] = () =>
    ok({ ...SESSION, roles: ['operator'], secondFactor: 'required', endsAt: null });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('dialog', { name: 'Enter a code to continue' })).toBeTruthy();
  expect(screen.getByRole('article', { hidden: true }).textContent).toContain('1.0.0');
});

test('a bundle shows its live version, its publisher, its canary, fallback and quarantined versions', async () => {
  sent.releases = { ...DATA.releases, bundles: [JOBS] };
  const networks = { failing: 2, measured: 0 };
  const counted = { visits: 8, failures: 2, times: { count: 0, p25: 0, p75: 0 }, networks };
  sent.health = [{ bundle: 'jobs', version: '1.2.0', ...counted, canary: counted }];
  open();
  const card = await screen.findByRole('article');
  for (const words of [
    'canary 10%',
    'built from uncommitted changes',
    'released without mounting its pages',
    'behind its newest build',
    'Byasha',
    'Whyreason of 1.0.0',
    'Previous version0.9.0',
    'Newest build1.1.0',
    'failed in 2 of 8 browsers (25%)',
    'no browser showed it',
    '1.2.0, 10 in 100 visitors',
    '?kadam-override=jobs@my-work',
    'by asha: reason of 1.1.0',
  ])
    expect(card.textContent).toContain(words);
  const changes = within(screen.getByRole('region', { name: 'What changed' })).getAllByRole('listitem');
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('jobs 1.0.0 went live again by a rollback, by asha: reason of 1.0.0'),
    expect.stringContaining('jobs 1.1.0 was released, by asha'),
  ]);
});

test('a retired bundle shows since when it is retired', async () => {
  const history = [...JOBS.history, change('retire', '1.0.0', 30_000)];
  sent.releases = { ...DATA.releases, bundles: [{ ...JOBS, history }] };
  open();
  expect((await screen.findByRole('article')).textContent).toContain('retired: its pages are gone');
  expect(screen.getByText(/1\.0\.0 was retired, by asha/)).toBeTruthy();
});

test('a verification lists its problems, and one before the last release asks for a new one', async () => {
  const problems = ['/x has status 404 instead of 200'];
  const verification = { at: at(DAY_MS), site: 'http://localhost:8080', asked: 30, faults: problems };
  sent.releases = { updatedAt: at(60_000), bundles: [], verification };
  open();
  const notice = await screen.findByText(/did not send what was published: 1 problem/);
  const frame = notice.closest('[role="alert"]');
  expect(frame?.textContent).toContain('/x has status 404 instead of 200');
  expect(frame?.textContent).toContain('1 day ago');
  expect(frame?.textContent).toContain('Something was released since: run it again.');
});

test('each chart has a text alternative and a table; period, bundle and measure are in the URL', async () => {
  const spread = { count: 4, p50: 100, p75: 250, p95: 1_300 };
  const version = { bundle: 'jobs', version: '1.0.0', visits: 4, failures: 1, measures: { load: spread } };
  sent.telemetry = {
    ...DATA.telemetry,
    versions: [
      { ...version, first: since, last: since },
      { ...version, bundle: 'host', first: since, last: since },
    ],
    series: [
      { ...version, at: at(120_000) },
      { ...version, at: at(60_000), failures: 0 },
    ],
    problems: [
      { ...PROBLEM, id: '00000000-0000-4000-8000-0000000000a1' },
      { ...PROBLEM, id: '00000000-0000-4000-8000-0000000000a2', bundle: 'host' },
    ],
  };
  const user = open();
  const chart = await screen.findByRole('img', { name: 'Failures of jobs. 1.0.0: at most 25%.' });
  expect(chart.querySelectorAll('circle')).toHaveLength(2);
  expect(screen.getByText(/Lower is faster\. 1\.0\.0: at most 250 ms\./)).toBeTruthy();
  expect(screen.getByRole('row', { name: /^1\.0\.0 4 1 \(25%\) 100 ms 250 ms 1\.3 s/ })).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Failures of jobs', hidden: true });
  const cells = [...table.querySelectorAll('tbody td')].map(({ textContent }) => textContent);
  expect(cells).toEqual(['0%', '25%']);
  const errors = within(screen.getByRole('table', { name: 'Errors of jobs' }))
    .getAllByRole('row')
    .slice(1);
  expect(errors.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^TypeErrorjob-page\.js:2:31\.0\.0render3/),
  ]);
  await user.selectOptions(screen.getByLabelText('Time or web vital'), 'Largest Contentful Paint (p75)');
  expect(await screen.findByText('No data for this choice yet.')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Bundle'), 'host');
  await user.selectOptions(screen.getByLabelText('Period'), 'Last 7 days');
  await waitFor(() => expect(window.location.search).toBe('?hours=168&bundle=host&measure=LCP-p75'));
  await waitFor(() =>
    expect(
      server.calls
        .filter(({ name }) => name === 'GET /telemetry')
        .at(-1)
        ?.query.get('hours'),
    ).toBe('168'),
  );
});

test('an operator allows and disallows override links in this browser', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Allow override links' }));
  expect(areOverridesAllowed()).toBe(true);
  expect(screen.getByText(/^Override links work in this browser for 30 days/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Stop allowing override links' }));
  expect(areOverridesAllowed()).toBe(false);
  expect(screen.getByText('Override links do nothing in this browser.')).toBeDefined();
});
