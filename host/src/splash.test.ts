import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { telemetryBody } from '@kadam/shared/contract/telemetry';

const script = readFileSync(join(__dirname, '../public/splash.js'), 'utf8');

let readyState: DocumentReadyState;

function setReadyState(state: DocumentReadyState): void {
  readyState = state;
  document.dispatchEvent(new Event('readystatechange'));
}

const splash = () => document.getElementById('splash');
const endAnimation = () => splash()?.dispatchEvent(new Event('animationend', { bubbles: true }));

const FOLDER = 'http://localhost/bundles/host/0.1.0-h/';
const TELEMETRY = 'https://api.example/v1/telemetry';
const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);

const sendToken = jest.fn(async () => ({ json: async () => ({ success: true, token: 'signed' }) }) as Response);

beforeEach(() => {
  jest.useFakeTimers();
  window.fetch = sendToken;
  sendToken.mockClear();
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  sessionStorage.clear();
  delete document.documentElement.dataset.splash;
  delete document.documentElement.dataset.start;
  const running = Object.assign(document.createElement('script'), { src: `${FOLDER}splash.1.js` });
  running.dataset.telemetry = TELEMETRY;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(running);
  document.body.replaceChildren(
    ...['splash', 'root'].map((id) => Object.assign(document.createElement('div'), { id })),
  );
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  readyState = 'loading';
  window.eval(script);
});
afterEach(() => jest.useRealTimers());

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

/** Reports after ten seconds, or after `seconds`. */
async function reportsAfter(seconds = 10) {
  await jest.advanceTimersByTimeAsync(seconds * 1000);
  jest.useRealTimers();
  const bodies = await Promise.all(sendBeacon.mock.calls.map(([, blob]) => textOf(blob)));
  return bodies.map((body) => telemetryBody.parse(JSON.parse(body)));
}

function failScript(src: string): void {
  const element = Object.assign(document.createElement('script'), { type: 'text/plain', src });
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}

const FAILED = { kind: 'failed', bundle: 'host', version: '0.1.0-h', at: '' };

test('a host whose script is missing or throws is reported once, with version and canary', async () => {
  const boot = Object.assign(document.createElement('div'), { id: 'kadam-boot', textContent: '{"canary":"2026"}' });
  document.body.append(boot);
  failScript(`${FOLDER}entry.1.js`);
  failScript(`${FOLDER}chunk.2.js`);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(document.documentElement.dataset.start).toBe('failed');
  expect(await reportsAfter()).toEqual([
    { items: [{ ...FAILED, phase: 'load', name: '' }], isCanary: true, token: 'signed' },
  ]);
});

test('an error before the host mounts is reported by its class, without its message', async () => {
  const error = new TypeError('asha@example.in');
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message, filename: `${FOLDER}entry.1.js` }));
  expect(document.documentElement.dataset.start).toBe('failed');
  expect(await reportsAfter()).toEqual([{ items: [{ ...FAILED, phase: 'run', name: 'TypeError' }], token: 'signed' }]);
});

test('a host that mounts on a retry is not reported, nor are errors of other scripts', async () => {
  window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://abc/content.js' }));
  expect(document.documentElement.dataset.start).toBeUndefined();
  failScript('http://localhost/bundles/jobs/0.1.0-j/entry.1.js');
  delete document.documentElement.dataset.start;
  failScript(`${FOLDER}chunk.2.js`);
  document.documentElement.dataset.start = 'done';
  expect(await reportsAfter()).toEqual([]);
});

test('a host that neither mounts nor fails is reported once after a minute', async () => {
  document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(59_000);
  expect(sendBeacon).not.toHaveBeenCalled();
  expect(await reportsAfter(120)).toEqual([
    { items: [{ ...FAILED, phase: 'load', name: 'TimeoutError' }], token: 'signed' },
  ]);
  expect(document.documentElement.dataset.start).toBeUndefined();
});

test('a failing host requests a report token, a working one does not', async () => {
  setReadyState('interactive');
  setReadyState('complete');
  await jest.advanceTimersByTimeAsync(30_000);
  expect(sendToken).not.toHaveBeenCalled();
  failScript(`${FOLDER}chunk.2.js`);
  expect(sendToken).toHaveBeenCalledWith(`${TELEMETRY}/token`, { keepalive: true });
});

test('the failure of a host is reported to the URL in its document', async () => {
  failScript(`${FOLDER}entry.1.js`);
  expect(await reportsAfter()).toHaveLength(1);
  expect(sendBeacon.mock.calls.map(([address]) => address)).toEqual([TELEMETRY]);
});

test('a host that has failed or mounted is not reported as hanging', async () => {
  failScript(`${FOLDER}chunk.2.js`);
  document.documentElement.dataset.start = 'done';
  expect(await reportsAfter(120)).toEqual([]);
});

test('the page below is inert until the animation of the splash ends', () => {
  setReadyState('interactive');
  expect(document.getElementById('root')?.hasAttribute('inert')).toBe(true);
  endAnimation();
  expect(splash()).toBeNull();
  expect(document.getElementById('root')?.hasAttribute('inert')).toBe(false);
});

test.each([
  ['any key', () => new KeyboardEvent('keydown', { key: 'a', bubbles: true })],
  ['a key that scrolls', () => new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true })],
  ['Tab', () => new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })],
  ['a click', () => new MouseEvent('click', { bubbles: true })],
  ['a turn of the wheel', () => new WheelEvent('wheel', { bubbles: true })],
  ['a finger that moves', () => new Event('touchmove', { bubbles: true })],
])('%s ends the splash, even before the document is parsed', (_, event) => {
  setReadyState('interactive');
  splash()?.dispatchEvent(event());
  expect(splash()).toBeNull();
  expect(document.documentElement.dataset.splash).toBe('over');
  expect(document.getElementById('root')?.hasAttribute('inert')).toBe(false);

  delete document.documentElement.dataset.splash;
  sessionStorage.clear();
  document.body.prepend(Object.assign(document.createElement('div'), { id: 'splash' }));
  readyState = 'loading';
  window.eval(script);
  document.body.dispatchEvent(event());
  setReadyState('interactive');
  expect(splash()).toBeNull();
  expect(document.getElementById('root')?.hasAttribute('inert')).toBe(false);
});

test('a splash that ends before the document is parsed leaves nothing behind', () => {
  endAnimation();
  setReadyState('interactive');
  expect(splash()).toBeNull();
  expect(document.getElementById('root')?.hasAttribute('inert')).toBe(false);
});

test.each([
  ['a member whose address is not confirmed', { authToken: 't', userId: 'asha', unconfirmedFor: 'asha' }, true],
  ['the next member', { authToken: 't', userId: 'ravi', unconfirmedFor: 'asha' }, false],
  ['a visitor', { userId: 'asha', unconfirmedFor: 'asha' }, false],
])('space for the banner of an unconfirmed address before the first paint, for %s: %#', (_, stored, isReserved) => {
  delete document.documentElement.dataset.unconfirmed;
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  window.eval(script);
  expect(document.documentElement.dataset.unconfirmed !== undefined).toBe(isReserved);
  localStorage.clear();
});
