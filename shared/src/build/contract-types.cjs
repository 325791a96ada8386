const { createHash } = require('node:crypto');
const { execFileSync } = require('node:child_process');
const { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join, relative, resolve } = require('node:path');
const { readme } = require('./contract-types-readme.cjs');
const { BOOT_RECORD_FORMAT, eventSchemas } = require('./platform.cjs');
const { installedVersion, sharedModules } = require('./singletons.cjs');
const { definedTokens } = require('./tokens.cjs');

const SHARED = resolve(__dirname, '../..');
const SCRATCH = join(SHARED, 'node_modules/.cache/contract-types');
/** Build presets of this repository, which read its sources, and the server of its tests. */
const OTHERS = ['./build', './build/*', './testing/*'];
/** Exports of files that are not modules. */
const FILES = './ui/theme/*';
/** Exports of this package only: options of a federation plugin, and the dev server of a team. */
const ELSEWHERE = ['federation.cjs', 'federation.d.cts', 'dev.mjs'];
const TYPES_OF_REACT = '@types/react';

/**
 * Writes the platform contract as a package that a team can install without the sources: the code
 * of every entry point of shared as ECMAScript modules with declarations, the ranges that the host
 * provides, `platform.json` (`shared` for a federation plugin, events, tokens), and the files of
 * `elsewhere`.
 * @returns {{ folder: string, name: string, version: string }} a folder for `npm pack`, and what it
 * holds. The next call replaces it.
 */
function writeContractTypes() {
  rmSync(SCRATCH, { recursive: true, force: true });
  const lib = join(SCRATCH, 'package/lib');
  mkdirSync(lib, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(SHARED, 'package.json'), 'utf8'));
  const entries = Object.entries(manifest.exports).filter(([entry]) => !OTHERS.includes(entry));
  const modules = entries.filter(([entry]) => entry !== FILES);
  emitModules(
    lib,
    modules.map(([, file]) => file),
  );
  cpSync(join(SHARED, 'src/ui/theme'), join(lib, 'ui/theme'), {
    recursive: true,
    filter: (file) => !/\.tsx?$/.test(file),
  });
  for (const file of ELSEWHERE) cpSync(join(SHARED, 'elsewhere', file), join(SCRATCH, 'package', file));
  const files = filesIn(join(SCRATCH, 'package'));
  const version = `${manifest.version}-${digestOf(files)}`;
  const described = {
    name: manifest.name,
    version,
    description: 'What the Kadam portal shares with its remotes',
    license: manifest.license ?? 'UNLICENSED',
    bin: { 'kadam-dev': './dev.mjs' },
    sideEffects: ['**/*.css', './lib/contract/zod-settings.js', './lib/contract/endpoint.js'],
    exports: {
      ...Object.fromEntries(
        modules.map(([entry, file]) => [entry, { types: emitted(file, '.d.ts'), default: emitted(file, '.js') }]),
      ),
      [FILES]: './lib/ui/theme/*',
      './federation': { types: './federation.d.cts', default: './federation.cjs' },
      './platform.json': './platform.json',
    },
    peerDependencies: peerRanges(files.filter(({ name }) => name.startsWith('lib'))),
  };
  const platform = {
    shared: sharedModules('remote'),
    events: eventSchemas(),
    bootRecord: BOOT_RECORD_FORMAT,
    tokens: definedTokens(readFileSync(join(SHARED, 'src/ui/theme/tokens.css'), 'utf8')),
  };
  const write = (file, text) => writeFileSync(join(SCRATCH, 'package', file), text);
  write('package.json', `${JSON.stringify(described, null, 2)}\n`);
  write('platform.json', `${JSON.stringify(platform, null, 2)}\n`);
  write('README.md', readme({ version, entries: modules.map(([entry]) => entry) }));
  return { folder: join(SCRATCH, 'package'), name: manifest.name, version };
}

const emitted = (file, ending) => file.replace('./src/', './lib/').replace(/\.tsx?$/, ending);

function emitModules(outDir, files) {
  const configuration = {
    extends: join(SHARED, '../tsconfig.browser.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      incremental: false,
      tsBuildInfoFile: null,
      rootDir: join(SHARED, 'src'),
      outDir,
      types: [],
    },
    include: files.map((file) => join(SHARED, file)),
    exclude: [join(SHARED, 'src/**/*.test.*')],
  };
  const project = join(SCRATCH, 'tsconfig.json');
  writeFileSync(project, JSON.stringify(configuration));
  const compiler = join(require.resolve('typescript-7/package.json'), '../bin/tsc');
  try {
    execFileSync(process.execPath, [compiler, '--pretty', 'false', '-p', project], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new Error(`The types of shared have errors; fix them first:\n${error.stdout}`);
  }
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .map((file) => ({ name: relative(folder, file), text: readFileSync(file, 'utf8') }));

const digestOf = (files) =>
  createHash('sha256')
    .update(files.map(({ name, text }) => `${name}\n${text}`).join('\n'))
    .digest('hex')
    .slice(0, 8);

/** The ranges that the host provides, and the packages that the modules import. */
function peerRanges(files) {
  const provided = Object.entries(sharedModules('remote')).map(([name, { requiredVersion }]) => [
    name,
    requiredVersion,
  ]);
  const named = files.flatMap(({ text }) =>
    [...text.matchAll(/(?:from |import\()["']((?:@[^/"']+\/)?[^./"'][^/"']*)/g)].map(([, name]) => name),
  );
  const ranges = Object.fromEntries([
    ...[...named, TYPES_OF_REACT].map((name) => [name, `^${installedVersion(name)}`]),
    ...provided.filter(([name]) => !name.includes('/')),
  ]);
  delete ranges['@kadam/shared'];
  return Object.fromEntries(Object.entries(ranges).sort());
}

module.exports = { writeContractTypes };
