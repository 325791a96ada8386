const { createHash } = require('node:crypto');
const { execFileSync } = require('node:child_process');
const { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join, relative, resolve } = require('node:path');
const { readme } = require('./contract-types-readme.cjs');
const { BOOT_RECORD_FORMAT, eventSchemas } = require('./platform.cjs');
const { installedVersion, sharedModules } = require('./singletons.cjs');
const { definedTokens } = require('./tokens.cjs');

const SHARED = resolve(__dirname, '../..');
const SCRATCH = join(SHARED, 'node_modules/.cache/contract-types');
/**
 * Exports of shared that are no entry points: the frame for development, files that are no modules,
 * and what './ui/*' says already.
 */
const OTHERS = ['./standalone', './ui/theme', './ui/theme/*', './build/*'];
const TYPES_OF_REACT = '@types/react';

/**
 * Writes the types of the platform contract as a package that a team can install without the
 * sources: the declarations of every entry point of shared, the ranges that the host provides, and
 * `platform.json` (`shared` for a federation plugin, events, tokens).
 * @returns {{ folder: string, name: string, version: string }} a folder for `npm pack`, and what it
 * holds. The next call replaces it.
 */
function writeContractTypes() {
  rmSync(SCRATCH, { recursive: true, force: true });
  const types = join(SCRATCH, 'package/types');
  mkdirSync(types, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(SHARED, 'package.json'), 'utf8'));
  const entries = Object.entries(manifest.exports).filter(([entry]) => !OTHERS.includes(entry));
  emitDeclarations(types, [...entries.map(([, file]) => file), './src/ui/theme/index.ts']);
  const files = declarationsIn(types);
  const version = `${manifest.version}-${digestOf(files)}`;
  const described = {
    name: manifest.name,
    version,
    description: 'The types of what the Kadam portal shares with its remotes',
    license: manifest.license ?? 'UNLICENSED',
    exports: {
      ...Object.fromEntries(entries.map(([entry, file]) => [entry, { types: declarationOf(file) }])),
      './platform.json': './platform.json',
    },
    peerDependencies: peerRanges(files),
    peerDependenciesMeta: { webpack: { optional: true } },
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
  write('README.md', readme({ version, entries: entries.map(([entry]) => entry) }));
  return { folder: join(SCRATCH, 'package'), name: manifest.name, version };
}

const declarationOf = (file) =>
  file
    .replace('./src/', './types/')
    .replace(/\.tsx?$/, '.d.ts')
    .replace(/\.cjs$/, '.d.cts');

function emitDeclarations(outDir, files) {
  const configuration = {
    extends: join(SHARED, '../tsconfig.browser.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      allowJs: true,
      incremental: false,
      tsBuildInfoFile: null,
      rootDir: join(SHARED, 'src'),
      outDir,
      types: ['node'],
    },
    include: files.map((file) => join(SHARED, file)),
    exclude: [join(SHARED, 'src/**/*.test.*')],
  };
  const project = join(SCRATCH, 'tsconfig.json');
  writeFileSync(project, JSON.stringify(configuration));
  const compiler = require.resolve('typescript/bin/tsc');
  try {
    execFileSync(process.execPath, [compiler, '--pretty', 'false', '-p', project], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new Error(`The types of shared have faults; mend them first:\n${error.stdout}`);
  }
}

const declarationsIn = (folder) =>
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

/** What the host provides, and what the declarations themselves name. */
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
