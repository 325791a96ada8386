const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const { default: reactRefresh } = require('react-refresh-typescript');
const { DefinePlugin, EntryPlugin, HotModuleReplacementPlugin } = require('webpack');

/** Where there is no page of the dev server, in a worker: nothing is replaced. */
const NO_RUNTIME =
  '{ register() {}, isLikelyComponentType: () => false, getFamilyByType() {}, performReactRefresh() {}, injectIntoGlobalHook() {}, createSignatureFunctionForTransform: () => (type) => type }';
/** One runtime for all bundles of a page: the one that was there before React (shared/src/dev). */
const RUNTIME = `var (globalThis.__kadam_refresh__ ?? ${NO_RUNTIME})`;

/**
 * Changes the configuration of a package for the dev server: components are replaced in the running
 * page and keep their state, and a build with faults leaves the files of the build before.
 * @param {import('webpack').Configuration} configuration in development mode
 * @param {string} bundle its name
 * @returns {import('webpack').Configuration}
 */
function hotConfiguration(configuration, bundle) {
  return {
    ...configuration,
    // The address of a file stays the same: an open page asks for what it did not need yet.
    output: { ...configuration.output, clean: false, filename: '[name].js', chunkFilename: '[name].js' },
    module: { ...configuration.module, rules: configuration.module.rules.map(withSignatures) },
    externals: [({ request }, done) => (isRuntime(request) ? done(null, RUNTIME) : done())],
    optimization: { ...configuration.optimization, emitOnErrors: false },
    plugins: [
      ...configuration.plugins,
      new HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ include: /\.tsx?$/, overlay: false, esModule: true }),
      new DefinePlugin({ KADAM_BUNDLE: JSON.stringify(bundle) }),
      // Without a name it stands in every entry, also in a container's.
      new EntryPlugin(configuration.context, require.resolve('./hot-entry.cjs'), { name: undefined }),
      new ScriptsFromSourcePlugin(),
    ],
  };
}

const isRuntime = (request) => /react-refresh[\\/](runtime|index)(\.js)?$|^react-refresh$/.test(request);

/**
 * Lets the compiler tell the refresh runtime which components there are and which hooks they use.
 */
function withSignatures(rule) {
  if (rule.loader !== 'ts-loader') return rule;
  return {
    ...rule,
    options: { ...rule.options, getCustomTransformers: () => ({ before: [unlessItThrows(reactRefresh())] }) },
  };
}

/** The transformer throws on what a syntax error leaves; the compiler reports the error itself. */
const unlessItThrows = (transformer) => (context) => {
  const transform = transformer(context);
  return (file) => {
    try {
      return transform(file);
    } catch {
      return file;
    }
  };
};

const FROM_SOURCE = `
if (globalThis.__kadam_dev__) {
  script = document.createElement("script");
  script.setAttribute("data-webpack", dataWebpackPrefix + key);
  script.src = globalThis.__kadam_dev__.scriptUrl(url);
} else {
  %source%
}`;

/**
 * Scripts from source pass by the host's gate: there is no hash of what changes while the
 * page stands.
 */
class ScriptsFromSourcePlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('ScriptsFromSource', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('ScriptsFromSource', (source) =>
        FROM_SOURCE.replace('%source%', () => source),
      );
    });
  }
}

module.exports = { hotConfiguration };
