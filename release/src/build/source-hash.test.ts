import { createFixtureRepository, type FixtureRepository } from '../testing/fixture-repository';
import { findPackage } from '../workspace';
import { releaseVersion } from './source-hash';

const entry = (version: string, more: object = {}) => ({ version, integrity: `sha512-of-${version}`, ...more });
const LOCKFILE = {
  'remote-alpha': { version: '0.1.0', dependencies: { '@kadam/engine': '*', react: '19.3.1' } },
  'remote-beta': { version: '0.1.0', dependencies: { react: '19.3.1', chart: '1.0.0' } },
  'node_modules/@kadam/engine': { resolved: 'engine', link: true },
  engine: { version: '0.1.0', dependencies: { parser: '2.0.0' } },
  'engine/node_modules/parser': entry('2.0.0', { dependencies: { letters: '1.0.0' } }),
  'node_modules/parser': entry('1.0.0'),
  'node_modules/letters': entry('1.0.0'),
  'node_modules/react': entry('19.3.1'),
  'node_modules/chart': entry('1.0.0'),
  'node_modules/jest': entry('30.0.0'),
  'node_modules/ts-loader': entry('9.6.2', { peerDependencies: { typescript: '*' } }),
  'node_modules/typescript': entry('6.0.3'),
};

let fixture: FixtureRepository;
beforeEach(async () => {
  fixture = await createFixtureRepository();
  fixture.write('engine/src/index.ts', 'export const engine = 1;\n');
  lock({});
});
afterEach(() => fixture.remove());

const lock = (changes: object) =>
  fixture.write('package-lock.json', JSON.stringify({ packages: { ...LOCKFILE, ...changes } }));
const versions = () =>
  ['alpha', 'beta'].map((name) => releaseVersion(fixture.repository, findPackage(fixture.repository, name)));

it.each([
  ['a test tool', { 'node_modules/jest': entry('31.0.0') }, []],
  ['a package that a nested one of the same name hides', { 'node_modules/parser': entry('1.1.0') }, []],
  ['what only beta uses', { 'node_modules/chart': entry('1.1.0') }, ['beta']],
  ['what a workspace used by alpha resolves to', { 'engine/node_modules/parser': entry('2.1.0') }, ['alpha']],
  ['what that one needs in turn', { 'node_modules/letters': entry('1.1.0') }, ['alpha']],
  ['what both use', { 'node_modules/react': entry('19.3.2') }, ['alpha', 'beta']],
  ['what builds', { 'node_modules/typescript': entry('6.0.4') }, ['alpha', 'beta']],
])('a change of the lockfile in %s gives a new version to whom it concerns', (_, change, concerned) => {
  const before = versions();
  lock(change);
  const changed = ['alpha', 'beta'].filter((__, index) => versions()[index] !== before[index]);
  expect(changed).toEqual(concerned);
});

test('KADAM_API_BASE is part of the version', () => {
  const before = versions();
  process.env.KADAM_API_BASE = 'https://api.example';
  const after = versions();
  delete process.env.KADAM_API_BASE;
  expect(after[0]).not.toBe(before[0]);
  expect(versions()).toEqual(before);
});

test('a changed workspace changes the versions of bundles that use it', () => {
  const before = versions();
  fixture.write('engine/src/index.ts', 'export const engine = 2;\n');
  const after = versions();
  expect([after[0] !== before[0], after[1] === before[1]]).toEqual([true, true]);
});
