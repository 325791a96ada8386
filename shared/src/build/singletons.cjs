/**
 * What every page holds exactly once. The host provides each of these; remotes take them from the
 * share scope and carry no copy (docs/decisions/0002). The list is append-only: a remote built last
 * year still asks for every name on it.
 *
 * `lazy` marks what the host loads on first use instead of before the first paint. Documents of
 * remotes that import names from one ask for it ahead of time (host/src/composer/head.ts). `file`
 * is needed where the host itself imports it nowhere: the federation plugin provides a name only
 * once something imports it.
 */
const singletons = [
  { name: 'react' },
  { name: 'react/jsx-runtime', package: 'react' },
  { name: 'react-dom' },
  { name: 'styled-components' },
  { name: 'zustand' },
  { name: '@kadam/shared/session', package: '@kadam/shared' },
  { name: '@kadam/shared/events', package: '@kadam/shared' },
  { name: '@kadam/shared/router', package: '@kadam/shared' },
  { name: '@kadam/shared/extensions', package: '@kadam/shared' },
  { name: 'axios', lazy: true },
  { name: '@kadam/shared/query', package: '@kadam/shared', lazy: true, file: require.resolve('../query/index.ts') },
];

const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Installed version of a package, read from disk because some packages do not export their
 * package.json.
 */
function installedVersion(name) {
  if (name === '@kadam/shared') return require('../../package.json').version;
  for (const base of require.resolve.paths(name) ?? []) {
    try {
      return JSON.parse(readFileSync(join(base, name, 'package.json'), 'utf8')).version;
    } catch {
      continue;
    }
  }
  throw new Error(`Package '${name}' is not installed. Run npm install.`);
}

/**
 * The `shared` option of the federation plugin.
 * @param {'host'|'remote'|'standalone'} role the host provides, a remote only consumes, a remote
 * run alone brings its own
 * @returns {Record<string, { singleton: true, requiredVersion: string, version?: string,
 * strictVersion?: true, import?: false | string }>} `strictVersion`
 *   makes a remote fail with a name instead of running on a version that it was not built for
 */
function sharedModules(role) {
  return Object.fromEntries(
    singletons.map(({ name, package: owner = name, file }) => {
      const version = installedVersion(owner);
      const base = { singleton: true, requiredVersion: `^${version}` };
      if (role === 'remote') return [name, { ...base, strictVersion: true, import: false }];
      return [name, { ...base, version, ...(role === 'host' && file && { import: file }) }];
    }),
  );
}

/**
 * The federation runtime, which the host provides to remotes beside the singletons
 * (docs/decisions/0120).
 */
const RUNTIME = '@module-federation/runtime-core';

/** Its range, in the form of `sharedModules`. */
const providedRuntime = () => ({ [RUNTIME]: { requiredVersion: `^${installedVersion(RUNTIME)}` } });

module.exports = { singletons, sharedModules, installedVersion, RUNTIME, providedRuntime };
