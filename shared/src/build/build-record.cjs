const { basename } = require('node:path');
const { PlatformRecord } = require('./platform-record.cjs');
const { weights } = require('./weights.cjs');

/**
 * Writes `build.json` beside the bundle: what the release tool and the composed documents must know
 * without running it. Shape: `{ entry, initial, styles, assets: { 'splash.js': 'splash.abc.js' },
 * exposes: { './jobs-page': ['chunk.js'] }, shared: { react: '^19.3.1' } }`; file names are
 * relative to the bundle, `initial` lists the scripts needed before the first paint, `weights` the
 * largest parts of each script. A host adds `offers`, a remote `uses`
 * (shared/src/remote/platform.ts).
 */
class BuildRecordPlugin {
  /**
   * @param {{ name: string, shared: Record<string, { requiredVersion: string }>, exposes:
   * Record<string, { name: string }>, assets: Record<string, string>, role: 'host' | 'remote' }}
   * options
   */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildRecord', (compilation) => {
      const platform = new PlatformRecord(this.options.role);
      platform.watch(compilation);
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildRecord', stage }, () => {
        const record = JSON.stringify({ ...this.describe(compilation), ...platform.describe(compilation) }, null, 2);
        compilation.emitAsset('build.json', new sources.RawSource(record));
      });
    });
  }

  describe(compilation) {
    const files = (group) => (group ? group.chunks.flatMap((chunk) => [...chunk.files]) : []);
    const scripts = (group) => files(group).filter(isScript);
    const { name, shared, exposes, assets } = this.options;
    const named = (chunkName) => scripts(compilation.namedChunkGroups.get(chunkName));
    const entry = compilation.entrypoints.get(name) ?? compilation.entrypoints.get('main');
    const scriptsOfChunk = (chunkName) =>
      [...compilation.chunks].filter((chunk) => chunk.name === chunkName).flatMap((chunk) => [...chunk.files]);
    return {
      entry: scripts(entry).at(-1),
      // In the order of their preloads: the modules of the portal run while the renderer is
      // loading.
      initial: [
        ...new Set([
          ...scripts(entry),
          ...scriptsOfChunk('framework'),
          ...named('bootstrap'),
          ...scriptsOfChunk('renderer'),
        ]),
      ],
      styles: [...new Set([entry, compilation.namedChunkGroups.get('bootstrap')].flatMap(files))].filter(isStyle),
      assets: { ...importedFiles(compilation), ...assets },
      exposes: Object.fromEntries(Object.keys(exposes).map((key) => [key, named(exposes[key].name)])),
      shared: Object.fromEntries(Object.entries(shared).map(([key, { requiredVersion }]) => [key, requiredVersion])),
      weights: weights(compilation),
    };
  }
}

// Pictures and fonts that code or styles import, by the name of their source, so that documents can
// preload them.
const importedFiles = (compilation) =>
  Object.fromEntries(
    compilation
      .getAssets()
      .filter(({ info }) => info.sourceFilename)
      .map(({ name, info }) => [basename(info.sourceFilename), name]),
  );

const isScript = (file) => file.endsWith('.js');
const isStyle = (file) => file.endsWith('.css');

module.exports = { BuildRecordPlugin };
