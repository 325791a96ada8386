import { sendTelemetry, telemetryBody } from '@kadam/shared/contract/telemetry';
import { API_BASE } from '@kadam/shared/contract/endpoint';
import { sendOnLeave, record, recordProblem, telemetryAddress } from './telemetry';

const MOUNTED = { kind: 'stood', bundle: 'jobs', version: '0.1.0-j', loadMs: 120, mountMs: 30 } as const;
const HOUR_MS = 3_600_000;
let clock = 0;
const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
let stop: () => void;
const giveToken = jest.fn(async () => ({ json: async () => ({ success: true, token: 'signed' }) }) as Response);

beforeEach(() => {
  // Far apart, so that no test finds the token of another one.
  jest.useFakeTimers({ now: (clock += HOUR_MS) });
  window.fetch = giveToken;
  giveToken.mockClear();
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  stop = sendOnLeave({ isCanary: false });
});
afterEach(() => {
  hide();
  jest.useRealTimers();
  stop();
});

/** Fires the events of leaving the page. */
function hide(): void {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  visibility.mockRestore();
}

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

async function sent() {
  jest.useRealTimers();
  const bodies = await Promise.all(sendBeacon.mock.calls.map(([, blob]) => textOf(blob)));
  return bodies.map((body) => telemetryBody.parse(JSON.parse(body)).items);
}

function failure(name: string, ...lines: string[]): Error {
  const error = new Error('asha@example.in is not a number');
  error.name = name;
  error.stack = [`${name}: asha@example.in is not a number`, ...lines].join('\n');
  return error;
}

test('sends queued items together to the URL of the contract after a minute', async () => {
  record(MOUNTED);
  await jest.advanceTimersByTimeAsync(59_000);
  record({ ...MOUNTED, bundle: 'host' });
  expect(sendBeacon).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sendBeacon.mock.calls.map(([address, { type }]) => [address, type])).toEqual([
    [telemetryAddress(), 'application/json'],
  ]);
  expect(telemetryAddress()).toBe(API_BASE + sendTelemetry.path);
  expect(await sent()).toEqual([[MOUNTED, { ...MOUNTED, bundle: 'host' }]]);
});

test('sends a failure after ten seconds, with the rest of the queue', async () => {
  record(MOUNTED);
  recordProblem({ remote: 'jobs', version: '7', phase: 'load', cause: failure('TypeError') });
  await jest.advanceTimersByTimeAsync(10_000);
  expect((await sent()).map((items) => items.map(({ kind }) => kind))).toEqual([['stood', 'failed']]);
});

test('sends the queue once when the page is left, with items recorded while leaving', async () => {
  record(MOUNTED);
  window.addEventListener('visibilitychange', () => record(MOUNTED), { capture: true, once: true });
  window.dispatchEvent(new Event('pagehide'));
  hide();
  hide();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

test('works in a browser with beacons disabled', async () => {
  Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true });
  const handleError = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', handleError);
  record(MOUNTED);
  hide();
  await jest.advanceTimersByTimeAsync(0);
  window.removeEventListener('error', handleError);
  expect(giveToken).toHaveBeenCalled();
  expect(handleError).not.toHaveBeenCalled();
});

test('splits a queue that is larger than one call allows', async () => {
  for (let item = 0; item < 90; item += 1) record(MOUNTED);
  await jest.advanceTimersByTimeAsync(60_000);
  expect((await sent()).map((items) => items.length)).toEqual([40, 40, 10]);
});

test('sends the class and position of an error, but not its message', async () => {
  const cause = failure(
    'TypeError',
    '    at flush (https://kadam.example/bundles/host/0.1.0-h/framework.js:1:9)',
    '    at apply (https://kadam.example/bundles/jobs/0.2.0-j/pages/job-page.a1b2.js:2:345)',
  );
  recordProblem({ remote: 'jobs', version: '0.2.0-j', phase: 'render', cause });
  recordProblem({ remote: 'jobs', version: '0.2.0-j', phase: 'load', cause: 'asha@example.in' });
  await jest.advanceTimersByTimeAsync(10_000);
  const [items] = await sent();
  expect(items).toEqual([
    {
      kind: 'failed',
      bundle: 'jobs',
      version: '0.2.0-j',
      phase: 'render',
      name: 'TypeError',
      at: 'pages/job-page.a1b2.js:2:345',
    },
    { kind: 'failed', bundle: 'jobs', version: '0.2.0-j', phase: 'load', name: '', at: '' },
  ]);
  expect(JSON.stringify(items)).not.toContain('asha');
});

test('sends the same failure at most three times, and another one still', async () => {
  for (let time = 0; time < 50; time += 1)
    recordProblem({ remote: 'learning', version: '1', phase: 'run', cause: failure('RangeError') });
  recordProblem({ remote: 'learning', version: '2', phase: 'run', cause: failure('RangeError') });
  await jest.advanceTimersByTimeAsync(10_000);
  expect((await sent()).flat()).toHaveLength(4);
});

test('marks items of a canary document', async () => {
  stop();
  stop = sendOnLeave({ isCanary: true });
  record(MOUNTED);
  hide();
  await jest.advanceTimersByTimeAsync(0);
  jest.useRealTimers();
  const bodies = await Promise.all(sendBeacon.mock.calls.map(([, blob]) => textOf(blob)));
  expect(bodies.map((body) => telemetryBody.parse(JSON.parse(body)))).toEqual([
    { items: [MOUNTED], isCanary: true, token: 'signed' },
  ]);
});

test('fetches a token once the page is mounted and uses it for ten minutes', async () => {
  record(MOUNTED);
  await jest.advanceTimersByTimeAsync(2_000);
  hide();
  record(MOUNTED);
  await jest.advanceTimersByTimeAsync(60_000);
  const calls = giveToken.mock.calls.length;
  record(MOUNTED);
  hide();
  expect(sendBeacon).toHaveBeenCalledTimes(3);
  expect(giveToken).toHaveBeenCalledTimes(calls);
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  record(MOUNTED);
  hide();
  await jest.advanceTimersByTimeAsync(0);
  expect(giveToken).toHaveBeenCalledTimes(calls + 1);
  expect(giveToken).toHaveBeenLastCalledWith('/api/telemetry/token', { keepalive: true });
});

test('fetches a token again after a response without one', async () => {
  giveToken.mockResolvedValueOnce({ json: async () => ({ success: false }) } as Response);
  record(MOUNTED);
  hide();
  await jest.advanceTimersByTimeAsync(0);
  expect(sendBeacon).not.toHaveBeenCalled();
  record(MOUNTED);
  hide();
  await jest.advanceTimersByTimeAsync(0);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

test('sends nothing without a token', async () => {
  giveToken.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  record(MOUNTED);
  hide();
  await jest.advanceTimersByTimeAsync(0);
  expect(sendBeacon).not.toHaveBeenCalled();
});
