#!/usr/bin/env node
// Writes a remote into a folder: create-kadam-remote <name> --bundler webpack|rspack|vite
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const USAGE = 'create-kadam-remote <name> --bundler webpack|rspack|vite [--path /<name>] [--folder <name>]';
const PACKAGES = {
  every: [
    '@testing-library/dom',
    '@testing-library/react',
    '@types/react',
    '@types/react-dom',
    'jsdom',
    'react',
    'react-dom',
    'styled-components',
    'typescript',
    'vite',
    'vitest',
  ],
  webpack: ['@module-federation/enhanced', 'ts-loader', 'webpack', 'webpack-cli'],
  rspack: ['@module-federation/enhanced', '@rspack/cli', '@rspack/core'],
  vite: ['@module-federation/vite'],
};
const BUILDS = {
  webpack: 'webpack --config webpack.config.cjs',
  rspack: 'rspack build --config rspack.config.cjs',
  vite: 'vite build --config vite.container.mjs',
};
const TITLES = { webpack: 'webpack', rspack: 'Rspack', vite: 'Vite' };

const here = import.meta.dirname;
const { name, bundler, path, folder } = readOptions();
const platform = readdirSync(here).find((file) => /^kadam-platform-.*\.tgz$/.test(file));
if (!platform) fail('This package is incomplete: npm run contract-types writes a complete one.');
const title = name[0].toUpperCase() + name.slice(1);
const words = { name, path, title, platform, bundler: TITLES[bundler], build: BUILDS[bundler] };

for (const part of ['common', bundler]) writeTemplate(join(here, 'template', part));
mkdirSync(join(folder, 'vendor'));
copyFileSync(join(here, platform), join(folder, 'vendor', platform));
write('package.json', `${JSON.stringify(manifest(), null, 2)}\n`);
console.log(
  `${relative(process.cwd(), folder) || '.'} is written. Next: npm install, npm start. Its README.md has the rest.`,
);

function readOptions() {
  const text = { type: 'string' };
  try {
    const options = { bundler: text, path: text, folder: text };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [name = ''] = positionals;
    if (!/^[a-z][a-z0-9]{0,29}$/.test(name) || ['host', 'pages'].includes(name))
      fail(`'${name}' cannot be the name of a remote: lowercase letters and digits, up to 30, a letter first.`);
    if (!Object.hasOwn(BUILDS, values.bundler ?? '')) fail('Choose a bundler.');
    const path = values.path ?? `/${name}`;
    if (!/^(\/[a-z0-9][a-z0-9-]*)+$/.test(path)) fail(`'${path}' cannot be the path of a page. Such as: /${name}`);
    const folder = resolve(values.folder ?? name);
    if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} is not empty.`);
    return { name, bundler: values.bundler, path, folder };
  } catch (error) {
    return fail(error.message);
  }
}

function fail(message) {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
}

// npm leaves out a file called .gitignore, and tools of this repository would read the others.
function writeTemplate(from) {
  const entries = readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name: file } of entries) {
    const source = join(parentPath, file);
    write(filled(relative(from, source)).replace(/\.txt$/, ''), filled(readFileSync(source, 'utf8')));
  }
}

function filled(text) {
  return text.replace(/\{\{(\w+)\}\}/g, (_, word) => words[word]);
}

function write(file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function manifest() {
  const { devDependencies: versions } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
  const packages = [...PACKAGES.every, ...PACKAGES[bundler]].sort();
  return {
    name: `remote-${name}`,
    version: '0.1.0',
    private: true,
    scripts: {
      start: 'vite',
      dev: `kadam-dev "${BUILDS[bundler]} --watch"`,
      build: BUILDS[bundler],
      test: 'vitest run',
      types: 'tsc --noEmit',
    },
    devDependencies: {
      '@kadam/shared': `file:vendor/${platform}`,
      ...Object.fromEntries(packages.map((one) => [one, versions[one]])),
    },
  };
}
