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

describe('scripts that a loader of a remote requests by itself', () => {
  const CHUNK = '/bundles/jobs/1.0.0-a/chunk.js';
  const OTHER = '/bundles/learning/1.0.0-a/entry.js';
  const hashes = { [ENTRY]: HASH, [CHUNK]: HASH, [OTHER]: HASH };

  test('are all fetched with their hashes before the entry, in the mode of their requests', async () => {
    const arrival = jest.fn(async () => {});
    const made = createScriptGate(arrival);
    made.admit(hashes);
    await made.preloadAll(`${ENTRY}?retry=1`, 'own element');
    await made.preloadAll(ENTRY, 'import');
    expect(arrival.mock.calls).toEqual([
      [`${ENTRY}?retry=1`, HASH, 'element'],
      [CHUNK, HASH, 'own element'],
      [ENTRY, HASH, 'import'],
      [CHUNK, HASH, 'import'],
    ]);
  });

  test('keep the entry from running if one of them does not arrive', async () => {
    const made = createScriptGate((src) => (src === CHUNK ? Promise.reject(new Error('changed')) : Promise.resolve()));
    made.admit(hashes);
    await expect(made.preloadAll(ENTRY, 'own element')).rejects.toThrow('changed');
    await expect(made.preloadAll('/bundles/tools/1.0.0-a/entry.js', 'own element')).rejects.toThrow(
      'is not a released file',
    );
  });
});

describe('the trusted types policy', () => {
  type Rules = { createScriptURL(url: string, type?: string, sink?: string): string | null };
  const createPolicy = jest.fn((_name: string, rules: Rules) => rules);
  beforeEach(() => {
    createPolicy.mockClear();
    Object.defineProperty(window, 'trustedTypes', { value: { createPolicy }, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));
  const rulesOf = (policy: string) => createPolicy.mock.calls.find(([name]) => name === policy)?.[1];

  test('kadam-loader rejects every URL outside of the bundles', () => {
    gate().pass(ENTRY);
    expect(rulesOf('kadam-loader')?.createScriptURL(ENTRY)).toBe(ENTRY);
    expect(() => rulesOf('kadam-loader')?.createScriptURL('https://evil.example/bundles/x.js')).toThrow(
      /not a released file/,
    );
  });

  test('default admits verified scripts for script elements, and nothing else', async () => {
    const made = createScriptGate(async () => {});
    const chunk = '/bundles/jobs/1.0.0-a/chunk.js';
    made.admit({ [ENTRY]: HASH, [chunk]: HASH });
    const admits = (url: string, sink = 'HTMLScriptElement src') =>
      rulesOf('default')?.createScriptURL(url, 'TrustedScriptURL', sink) === url;
    expect(admits(chunk)).toBe(false);
    await made.preloadAll(ENTRY, 'own element');
    expect([chunk, window.location.origin + chunk].map((url) => admits(url))).toEqual([true, true]);
    expect([ENTRY, `${chunk}?x`, `https://evil.example${chunk}`, 'data:,'].some((url) => admits(url))).toBe(false);
    expect(admits(chunk, 'Worker constructor')).toBe(false);
    expect(Object.keys(rulesOf('default') ?? {})).toEqual(['createScriptURL']);
  });

  test('default is missing if the server does not allow it', () => {
    createPolicy.mockImplementation((name, rules) => {
      if (name === 'default') throw new TypeError('disallowed');
      return rules;
    });
    expect(gate().allow(ENTRY)).toEqual({ src: ENTRY, integrity: HASH });
    createPolicy.mockReset();
  });
});
