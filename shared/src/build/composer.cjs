const { existsSync, readFileSync, rmSync } = require('node:fs');
const { join } = require('node:path');
const webpack = require('webpack');
const { apiBaseDefinition } = require('./api-base.cjs');

/**
 * COMPOSER_INTERFACE of shared/src/remote, which a build script cannot import; a test keeps the two
 * equal.
 */
const COMPOSER_INTERFACE = 1;
/** Servers do not send files whose name starts with a dot. */
const COMPOSER = '.composer.cjs';
const SOURCE = 'src/composer/index.ts';

/**
 * Webpack plugin that adds the composer to the host's release: one script without dependencies,
 * which writes the documents of all live releases. It is run by the release tool of every team
 * (docs/decisions/0004).
 */
class ComposerPlugin {
  /** @param {string} folder the host's folder */
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    if (!existsSync(join(this.folder, SOURCE))) return;
    compiler.hooks.thisCompilation.tap('Composer', (compilation) => {
      compilation.contextDependencies.add(join(this.folder, 'src/composer'));
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'Composer', stage }, async () => {
        const script = await bundleComposer(compiler.options, this.folder);
        compilation.emitAsset(COMPOSER, new sources.RawSource(script), { minimized: true });
      });
    });
  }
}

/**
 * The composer of a host as one script.
 * @param {import('webpack').Configuration} client configuration of the host's own build
 * @param {string} folder the host's folder
 * @returns {Promise<string>}
 */
async function bundleComposer({ context, resolve, module }, folder) {
  const scratch = join(folder, 'node_modules', '.composer', String(process.pid));
  try {
    await run({
      context,
      resolve,
      module,
      mode: 'production',
      target: 'node20',
      entry: `./${SOURCE}`,
      output: { path: scratch, filename: COMPOSER, library: { type: 'commonjs2' } },
      optimization: { minimize: false },
      plugins: [new webpack.DefinePlugin(apiBaseDefinition())],
    });
    return readFileSync(join(scratch, COMPOSER), 'utf8');
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function run(configuration) {
  return new Promise((done, failed) => {
    webpack(configuration, (error, stats) => {
      if (error) failed(error);
      else if (stats.hasErrors()) failed(new Error(stats.toString('errors-only')));
      else done();
    });
  });
}

module.exports = { ComposerPlugin, bundleComposer, COMPOSER_INTERFACE };
