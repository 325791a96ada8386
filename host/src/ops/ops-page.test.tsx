/**
 * @jest-environment-options {"url": "http://127.0.0.1:5596/"}
 */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BundleReleases, OpsReleases } from '@kadam/shared/contract/ops';
import type { PolicyReports } from '@kadam/shared/contract/policy-reports';
import type { TelemetryReport, VersionHealth } from '@kadam/shared/contract/telemetry';
import { queryClient } from '@kadam/shared/query';
import { BrowserRouter } from '@kadam/shared/router';
import { currentSession, signIn, signOut } from '@kadam/shared/session';
import { areOverridesAllowed } from '../override/permission';
import { ApiServer } from '../testing/api-server';
import { loadOpsPage } from './load-ops-page';
import { OpsEntry } from './ops-entry';

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

const api = new ApiServer();
let status: number;
let sent: typeof DATA;
beforeAll(() => api.start(5596));
afterAll(() => api.stop());
beforeEach(() => {
  status = 200;
  sent = { ...DATA };
  api.onCall = ({ path }) => {
    const [, name = ''] = /^\/api\/(ops\/releases|telemetry\/health|telemetry|policy-reports)/.exec(path) ?? [];
    const data = { 'ops/releases': sent.releases, 'telemetry/health': sent.health, telemetry: sent.telemetry }[name];
    return { status, body: { success: status === 200, data: data ?? sent.policy, message: 'No.' } };
  };
  signIn({ token: 't-1', userId: 'u-1' });
});
afterEach(() => {
  signOut();
  queryClient.clear();
});

const show = () =>
  render(
    <BrowserRouter>
      <OpsEntry />
    </BrowserRouter>,
  );
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a visitor sees Not Found, and no data is requested', async () => {
  signOut();
  api.calls.length = 0;
  show();
  await heading('Page not found');
  expect(api.calls).toEqual([]);
});

test('a member who is not an operator sees Not Found', async () => {
  status = 403;
  show();
  await heading('Page not found');
});

test('an ended session is left, and the login dialog opens', async () => {
  status = 401;
  show();
  await heading('Page not found');
  await waitFor(() => expect(currentSession().token).toBeNull());
});

test('a request that takes longer than eight seconds can be canceled and retried', async () => {
  let isSilent = true;
  const { onCall } = api;
  api.onCall = (call) => (isSilent ? new Promise<never>(() => undefined) : onCall(call));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setInterval', 'Date'] });
  try {
    show();
    // Loads the page's code first.
    await act(async () => void (await loadOpsPage()));
    await act(() => jest.advanceTimersByTimeAsync(8_000));
  } finally {
    jest.useRealTimers();
  }
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The API does not answer');
  isSilent = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/Nothing has been published/)).toBeTruthy();
});

test('an unreachable API shows an error with Retry, and sections without data say so', async () => {
  status = 503;
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('The API does not answer');
  status = 200;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  for (const words of [
    'Nothing has been published, or the registry cannot be read',
    'The running site has not been verified yet',
    'No browser has reported anything in this period yet',
    'No browser has reported a violation',
    'Nothing was released, rolled back or tried in this time',
  ])
    expect(await screen.findByText(new RegExp(words))).toBeTruthy();
});

test('data stays if the API becomes unreachable, and is marked as old', async () => {
  sent.releases = { ...DATA.releases, bundles: [JOBS] };
  show();
  const refresh = await screen.findByRole('button', { name: 'Refresh' });
  status = 503;
  await userEvent.click(refresh);
  expect((await screen.findByRole('alert')).textContent).toContain('These figures are old');
  expect(screen.getByRole('article').textContent).toContain('1.0.0');
});

test('a bundle shows its live version, who published it, its canary, fallback and quarantined versions', async () => {
  sent.releases = { ...DATA.releases, bundles: [JOBS] };
  const networks = { failing: 2, measured: 0 };
  const counted = { visits: 8, failures: 2, times: { count: 0, p25: 0, p75: 0 }, networks };
  sent.health = [{ bundle: 'jobs', version: '1.2.0', ...counted, canary: counted }];
  show();
  const card = await screen.findByRole('article');
  for (const words of [
    'canary 10 %',
    'built from uncommitted changes',
    'released without mounting its pages',
    'behind its newest build',
    'Byasha',
    'Whyreason of 1.0.0',
    'Version before0.9.0',
    'Newest build1.1.0',
    'failed in 2 of 8 browsers (25%)',
    'no browser showed it',
    '1.2.0, 10 in 100 visitors',
    '?kadam-override=jobs@my-work',
    'by asha: reason of 1.1.0',
  ])
    expect(card.textContent).toContain(words);
  const moments = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(moments).toEqual([
    expect.stringContaining('jobs 1.0.0 went live again by a rollback, by asha: reason of 1.0.0'),
    expect.stringContaining('jobs 1.1.0 was released, by asha'),
  ]);
});

test('a retired bundle shows that and since when', async () => {
  const history = [...JOBS.history, change('retire', '1.0.0', 30_000)];
  sent.releases = { ...DATA.releases, bundles: [{ ...JOBS, history }] };
  show();
  expect((await screen.findByRole('article')).textContent).toContain('retired: its pages are gone');
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('jobs 1.0.0 was retired, by asha');
});

test('a verification lists its problems; one before the last release asks for a new one', async () => {
  const faults = ['/x answers 404 instead of 200'];
  const verification = { at: at(DAY_MS), site: 'http://localhost:8080', asked: 30, faults };
  sent.releases = { updatedAt: at(60_000), bundles: [], verification };
  show();
  const notice = await screen.findByText(/did not send what was published: 1 fault/);
  const frame = notice.closest('[role="alert"]');
  expect(frame?.textContent).toContain('/x answers 404 instead of 200');
  expect(frame?.textContent).toContain('1 day ago');
  expect(frame?.textContent).toContain('Something was released since: run it again.');
});

test('each chart has its data as a sentence and a table', async () => {
  const spread = { count: 4, p50: 100, p75: 250, p95: 1_300 };
  const version = { bundle: 'jobs', version: '1.0.0', visits: 4, failures: 1, measures: { load: spread } };
  sent.telemetry = {
    ...DATA.telemetry,
    versions: [{ ...version, first: since, last: since }],
    series: [{ ...version, at: at(60_000) }],
  };
  show();
  expect(await screen.findByText(/1\.0\.0: at most 25%\./)).toBeTruthy();
  expect(screen.getByText(/Lower is faster\. 1\.0\.0: at most 250 ms\./)).toBeTruthy();
  expect(screen.getByRole('row', { name: /^1\.0\.0 4 1 \(25%\) 100 ms 250 ms 1\.3 s/ })).toBeTruthy();
  await act(() =>
    userEvent.selectOptions(screen.getByLabelText('Time or web vital'), 'Largest Contentful Paint (p75)'),
  );
  expect(screen.getByText('No data for this choice yet.')).toBeTruthy();
});

test('an operator allows override links in this browser, and disallows them again', async () => {
  window.localStorage.clear();
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Allow override links' }));
  expect(areOverridesAllowed()).toBe(true);
  expect(screen.getByText(/^Override links work in this browser for 30 days/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Stop allowing override links' }));
  expect(areOverridesAllowed()).toBe(false);
  expect(screen.getByText('Override links do nothing in this browser.')).toBeDefined();
});
