const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { jestProject } = require('@kadam/shared/build/jest.cjs');

// A limit, not a wait: on a busy machine a test that renders a page takes a while.
const testTimeout = 60_000;

const packages = readdirSync(__dirname).filter((folder) => existsSync(join(__dirname, folder, 'tsconfig.json')));

/** What a package's types are checked for is what its tests run in. */
const environmentOf = (folder) =>
  JSON.parse(readFileSync(join(__dirname, folder, 'tsconfig.json'), 'utf8')).extends.includes('browser')
    ? 'browser'
    : 'node';

const ownEnvironment = (folder) => {
  const file = join(__dirname, folder, 'src/testing/environment.cjs');
  return existsSync(file) ? { testEnvironment: file } : {};
};

// Kept between runs, unlike temporary files.
const cacheDirectory = join(__dirname, 'node_modules/.cache/jest');

module.exports = {
  testTimeout,
  testSequencer: require.resolve('./scripts/parts/slow-first.cjs'),
  projects: packages.map((folder) => ({
    ...jestProject(folder, environmentOf(folder)),
    ...ownEnvironment(folder),
    cacheDirectory,
  })),
};
