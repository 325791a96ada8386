import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Shipped {
  readonly name: string;
  readonly license: string;
  readonly places: readonly string[];
}

/** Calls an export of scripts/parts/third-party.mjs with one argument, as JSON. */
function call<Value>(name: string, argument: string): Value {
  const { href } = pathToFileURL(join(root, 'scripts/parts/third-party.mjs'));
  const program = `import { readFileSync } from 'node:fs';
    import { ${name} } from '${href}';
    console.log(JSON.stringify(${name}(JSON.parse(readFileSync(0, 'utf8')))));`;
  const args = ['--input-type=module', '-e', program];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', input: argument })) as Value;
}

const isAllowed = (license: string, name = 'zod') => call<boolean>('isAllowed', JSON.stringify({ name, license }));

test('docs/third-party.md lists what is shipped today (npm run third-party)', () => {
  const text = call<string>('thirdPartyText', read('package-lock.json'));
  const rows = (page: string) => page.split('\n').filter((line) => line.startsWith('| '));
  const cells = (line: string) => line.split('|').map((cell) => cell.trim());
  expect(rows(read('docs/third-party.md')).slice(2).map(cells)).toEqual(rows(text).slice(2).map(cells));
});

test('every shipped package has an allowed license', () => {
  const shipped = call<Shipped[]>('shippedPackages', read('package-lock.json'));
  expect(shipped.length).toBeGreaterThan(100);
  const byLicense = new Map(shipped.map((one) => [one.license, one]));
  const others = [...byLicense.values()].filter(({ license }) => !isAllowed(license)).map(({ license }) => license);
  const exceptions = shipped.filter(({ license }) => others.includes(license));
  expect(exceptions.filter(({ license, name }) => !isAllowed(license, name))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['MIT AND GPL-3.0-or-later', false],
  ['GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
  ['none', false],
])('the license %s is allowed: %s', (license, expected) => {
  expect(isAllowed(license)).toBe(expected);
});

test('dependencies of dependencies are shipped, tools are not, nor platforms with a usual license', () => {
  const packages = {
    host: { dependencies: { axios: '1', '@kadam/shared': '*' }, devDependencies: { jest: '1' } },
    shared: { dependencies: { zod: '4' } },
    'node_modules/@kadam/shared': { link: true, resolved: 'shared' },
    'node_modules/axios': { version: '1.0.0', license: 'MIT', dependencies: { debug: '2' } },
    'node_modules/axios/node_modules/debug': { version: '2.0.0' },
    'node_modules/debug': { version: '1.0.0', license: 'MIT' },
    'node_modules/jest': { version: '1.0.0', license: 'MIT' },
    'node_modules/zod': { version: '4.0.0', license: 'MIT', optionalDependencies: { 'zod-linux': '4' } },
    'node_modules/zod-linux': {
      version: '4.0.0',
      license: 'MIT',
      os: ['linux'],
      optionalDependencies: { 'zod-core-linux-x64': '4', 'zod-core-darwin-x64': '4' },
    },
    'node_modules/zod-core-linux-x64': { version: '4.0.0', license: 'GPL-3.0-only', os: ['linux'] },
    'node_modules/zod-core-darwin-x64': { version: '4.0.0', license: 'GPL-3.0-only', os: ['darwin'] },
  };
  expect(call('shippedPackages', JSON.stringify({ packages }))).toEqual([
    { name: 'axios', version: '1.0.0', license: 'MIT', places: ['browser'] },
    { name: 'debug', version: '2.0.0', license: 'none', places: ['browser'] },
    { name: 'zod', version: '4.0.0', license: 'MIT', places: ['browser'] },
    { name: 'zod-core-*', version: '4.0.0', license: 'GPL-3.0-only', places: ['browser'] },
  ]);
});

test('npm runs the install scripts of no package that has not been reviewed in package.json', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
  const withScripts = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScripts.map(([path]) => path.split('node_modules/').at(-1)).sort();
  expect(names).toEqual(Object.keys(allowScripts).sort());
});
