import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { REPOSITORY } from '../workspace';
import { watchedBundle } from './watched-bundle';

// A bundle whose one file carries a hash, as those of the packages do, and which describes itself
// in build.json.
const CONFIGURATION = `
const { sources } = require('webpack');
module.exports = {
  mode: 'development', devtool: false, context: __dirname, entry: './main.js',
  output: { path: __dirname + '/dist', filename: '[name].[contenthash:10].js' },
  plugins: [{ apply: (compiler) => compiler.hooks.thisCompilation.tap('Record', (compilation) =>
    compilation.hooks.processAssets.tap('Record', () =>
      compilation.emitAsset('build.json', new sources.RawSource(JSON.stringify({ assets: {} }))))) }],
};`;

const folder = mkdtempSync(join(tmpdir(), 'kadam-watched-'));
const source = { bundle: 'host', folder } as Parameters<typeof watchedBundle>[0];
let compiler: Compiler | null;

beforeAll(() => {
  symlinkSync(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'webpack.config.cjs'), CONFIGURATION);
});
afterAll(async () => {
  await new Promise((closed) => compiler?.close(closed));
  rmSync(folder, { recursive: true });
});

function build(content: string): Promise<void> {
  writeFileSync(join(folder, 'main.js'), content);
  return new Promise((resolve, reject) => compiler?.run((error) => (error ? reject(error) : resolve())));
}

test('a bundle has the files of its last build only', async () => {
  const watched = watchedBundle(source);
  compiler = webpack(watched.configuration);
  expect(watched.latest()).toBeNull();
  for (const word of ['one', 'two', 'three']) await build(`console.log('${word}')`);
  const files = Object.keys(watched.latest()?.release.files ?? {}).sort();
  expect(files).toEqual(['build.json', expect.stringMatching(/^main\.\w{10}\.js$/)]);
});
