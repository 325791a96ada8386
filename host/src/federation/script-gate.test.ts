import { createScriptGate } from './script-gate';

const ENTRY = '/bundles/jobs/1.0.0-a/entry.js';
const HASH = `sha384-${'b'.repeat(64)}`;

function gate() {
  const made = createScriptGate();
  made.admit({ [ENTRY]: HASH });
  return made;
}

test('a released file is admitted with its hash', () => {
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

test('a file that is asked for again gets a new query each time', () => {
  const { allow } = gate();
  expect([allow(ENTRY), allow(ENTRY), allow(`${ENTRY}?retry=1`)].map(({ src }) => src)).toEqual([
    ENTRY,
    `${ENTRY}?retry=1`,
    `${ENTRY}?retry=2`,
  ]);
});

test('the files of a release that failed are asked for under a new query, preloaded ones too', () => {
  const { allow, admit, askAnew } = gate();
  const other = '/bundles/learning/1.0.0-a/entry.js';
  admit({ [other]: HASH });
  askAnew('/bundles/jobs/1.0.0-a/');
  expect([allow(ENTRY), allow(other)].map(({ src }) => src)).toEqual([`${ENTRY}?retry=1`, other]);
});

test('where the browser asks for trusted types, addresses come from a policy that lets nothing else through', () => {
  const createPolicy = jest.fn((_name: string, rules: { createScriptURL(url: string): string }) => rules);
  Object.defineProperty(window, 'trustedTypes', { value: { createPolicy }, configurable: true });
  const made = gate();
  made.allow(ENTRY);
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('kadam-loader');
  expect(() => rules?.createScriptURL('https://evil.example/bundles/x.js')).toThrow(/not a released file/);
  Reflect.deleteProperty(window, 'trustedTypes');
});
