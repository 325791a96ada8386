import { dirname } from 'node:path';

/** Our packages whose dependencies are shipped, by where they run. */
const SHIPPED = {
  browser: ['host', 'remote-marketing', 'remote-jobs', 'remote-learning', 'remote-resume', 'remote-office', 'shared'],
  API: ['api', 'resume-engine'],
  'release tool': ['release'],
};
/** Build tools of which only the runtime is shipped, so their dependencies are not. */
const TOOLS = ['@module-federation/enhanced'];

/** Licenses that allow shipping a package as it is; new ones need a decision. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];

/** Licenses of one library that is loaded as a file of its own (docs/decisions/0152). */
const ALLOWED_FOR = { 'LGPL-3.0-or-later': /^@img\/sharp-/ };

/** Packages without an SPDX expression in the license field, with what their license file says. */
const FROM_LICENSE_FILE = { 'dictionary-en': 'MIT AND BSD-3-Clause', 'png-js': 'MIT' };

/**
 * All third-party packages that are shipped, sorted by name. Builds for single platforms are left
 * out, or one entry if their license is not among the usual ones.
 * @param lockfile the parsed package-lock.json
 * @returns name, version, license (SPDX) and where each one is shipped
 */
export function shippedPackages({ packages }) {
  const found = new Map();
  for (const [place, folders] of Object.entries(SHIPPED)) {
    for (const path of dependenciesOf(packages, folders)) {
      const { version, license } = packages[path];
      const isForPlatform = isForOnePlatform(packages[path]);
      if (isForPlatform && license?.split(/ and /i).every((part) => ALLOWED.includes(part))) continue;
      const name = isForPlatform ? nameOf(path).replace(PLATFORM, '-*') : nameOf(path);
      const entry = found.get(`${name} ${version}`) ?? { name, version, license: licenseOf(name, license), places: [] };
      if (!entry.places.includes(place)) entry.places.push(place);
      found.set(`${name} ${version}`, entry);
    }
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Paths of all packages that these folders depend on. */
function dependenciesOf(packages, folders) {
  const seen = new Set();
  const pending = folders.filter((folder) => folder in packages);
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    const { link, resolved, dependencies, optionalDependencies } = packages[path];
    if (seen.has(path)) continue;
    seen.add(path);
    if (link) pending.push(resolved);
    if (TOOLS.includes(nameOf(path))) continue;
    const found = Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) =>
      locate(packages, path, name),
    );
    // What a build for one platform is made of is for that platform too.
    pending.push(
      ...(isForOnePlatform(packages[path]) ? found.filter((one) => isForOnePlatform(packages[one])) : found),
    );
  }
  return [...seen].filter((path) => path.includes('node_modules/') && !packages[path].link);
}

const PLATFORM = /-(?:darwin|linux|linuxmusl|win32)-\w+$/;
const isForOnePlatform = ({ os, cpu }) => Boolean(os ?? cpu);
const nameOf = (path) => path.split('node_modules/').at(-1);
const licenseOf = (name, license = 'none') => FROM_LICENSE_FILE[name] ?? license;

/** Whether the license expression of a package can be met with allowed licenses. */
export const isAllowed = ({ name, license }) =>
  license
    .replace(/[()]/g, '')
    .split(/ and /i)
    .every((part) => part.split(' OR ').some((one) => ALLOWED.includes(one) || ALLOWED_FOR[one]?.test(name)));

/** docs/third-party.md. */
export function thirdPartyText(lockfile) {
  const rows = shippedPackages(lockfile).map(
    ({ name, version, license, places }) => `| ${name} | ${version} | ${license} | ${places.join(', ')} |`,
  );
  return [
    '# Third-party packages',
    '',
    '<!-- Written by `npm run third-party`. -->',
    '',
    'What is shipped and not ours, from `package-lock.json`: the packages that the bundles, the API and the release tool depend on. Bundlers leave',
    'out what a page does not use, so browsers get less. `npm run -s sbom` prints the same as a CycloneDX bill of materials. A package',
    'with a license that is not on the list of `scripts/parts/third-party.mjs` fails a test.',
    '',
    '| Package | Version | License | Shipped in |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

// Node's resolution: the nearest folder first.
function locate(packages, from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (path in packages) return [path];
    if (folder === '.') return [];
  }
}
