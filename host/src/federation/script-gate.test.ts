import { createScriptGate, type AdmittedScript } from './script-gate';

const ENTRY = '/bundles/jobs/1.0.0-a/entry.js';
const HASH = `sha384-${'b'.repeat(64)}`;

function gate() {
  const made = createScriptGate();
  made.admit({ [ENTRY]: HASH });
  return { ...made, allow: (url: string) => made.pass(url) as AdmittedScript };
}

test('admits a released file with its hash', () => {
  expect(gate().allow(`${window.location.origin}${ENTRY}`)).toEqual({ src: ENTRY, integrity: HASH });
});

test.each([
  ['a file without a known hash', '/bundles/jobs/1.0.0-a/other.js'],
  ['a file of another origin', `https://evil.example${ENTRY}`],
  ['a file outside the bundles', '/api/entry.js'],
  ['a way out of the bundles', '/bundles/../entry.js'],
  ['an address that is none', 'http://'],
  ['a script in the address itself', 'javascript:alert(1)'],
])('%s gets an address and a hash that cannot load', (_, url) => {
  const { src, integrity } = gate().allow(url);
  expect(src).toBe('/bundles/refused.js');
  expect(integrity).toMatch(/^sha384-A{64}$/);
});

test('requests a file again under a new query', () => {
  const { allow } = gate();
  expect([allow(ENTRY), allow(ENTRY), allow(`${ENTRY}?retry=1`)].map(({ src }) => src)).toEqual([
    ENTRY,
    `${ENTRY}?retry=1`,
    `${ENTRY}?retry=2`,
  ]);
});

test('requests all files of a failed release under a new query', () => {
  const { allow, admit, refetch } = gate();
  const other = '/bundles/learning/1.0.0-a/entry.js';
  admit({ [other]: HASH });
  refetch('/bundles/jobs/1.0.0-a/');
  expect([allow(ENTRY), allow(other)].map(({ src }) => src)).toEqual([`${ENTRY}?retry=1`, other]);
});

test('preloads a file at the URL it is requested at later, and only with a known hash', async () => {
  const arrival = jest.fn(async () => {});
  const made = createScriptGate(arrival);
  made.admit({ [ENTRY]: HASH });
  void made.preload(ENTRY);
  await expect(made.preload('/bundles/jobs/1.0.0-a/other.js')).rejects.toThrow('is not a released file');
  expect(arrival.mock.calls).toEqual([[ENTRY, HASH]]);
  expect(made.pass(ENTRY)).toEqual({ src: ENTRY, integrity: HASH });
});

describe('a script element', () => {
  const element = () => document.createElement('script');

  test('gets its src only once the file is loaded', async () => {
    let arrive: () => void = () => {};
    const arrival = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
    const made = createScriptGate(arrival);
    made.admit({ [ENTRY]: HASH });
    const script = element();
    expect(made.pass(ENTRY, script)).toBeUndefined();
    expect(arrival).toHaveBeenCalledWith(ENTRY, HASH);
    expect([script.hasAttribute('src'), script.integrity]).toEqual([false, HASH]);
    arrive();
    await Promise.resolve();
    expect(script.getAttribute('src')).toBe(ENTRY);
  });

  test('gets an error event when the file does not load', async () => {
    const made = createScriptGate(() => Promise.reject(new Error('silence')));
    const script = element();
    const failed = new Promise((resolve) => script.addEventListener('error', resolve));
    made.pass(ENTRY, script);
    expect(await failed).toBeInstanceOf(Event);
    expect(script.hasAttribute('src')).toBe(false);
  });
});

test('creates URLs with a trusted types policy that rejects all others', () => {
  const createPolicy = jest.fn((_name: string, rules: { createScriptURL(url: string): string }) => rules);
  Object.defineProperty(window, 'trustedTypes', { value: { createPolicy }, configurable: true });
  const made = gate();
  made.pass(ENTRY);
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('kadam-loader');
  expect(() => rules?.createScriptURL('https://evil.example/bundles/x.js')).toThrow(/not a released file/);
  Reflect.deleteProperty(window, 'trustedTypes');
});
