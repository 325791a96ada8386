const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const { default: reactRefresh } = require('react-refresh-typescript');
const { DefinePlugin, EntryPlugin, HotModuleReplacementPlugin } = require('webpack');

/** Nothing is replaced without a page of the dev server, such as in a worker. */
const NO_RUNTIME =
  '{ register() {}, isLikelyComponentType: () => false, getFamilyByType() {}, performReactRefresh() {}, injectIntoGlobalHook() {}, createSignatureFunctionForTransform: () => (type) => type }';
/** One runtime for all bundles of a page: the one that was loaded before React (shared/src/dev). */
const RUNTIME = `var (globalThis.__kadam_refresh__ ?? ${NO_RUNTIME})`;

/**
 * Changes the configuration of a package for the dev server: components are replaced in the running
 * page and keep their state, and a build with errors does not replace the files of the previous
 * build.
 * @param {import('webpack').Configuration} configuration in development mode
 * @param {string} bundle its name
 * @returns {import('webpack').Configuration}
 */
function hotConfiguration(configuration, bundle) {
  return {
    ...configuration,
    // The URL of a file stays the same: an open page may request it later.
    output: { ...configuration.output, clean: false, filename: '[name].js', chunkFilename: '[name].js' },
    module: { ...configuration.module, rules: configuration.module.rules.map(withSignatures) },
    externals: [({ request }, done) => (isRuntime(request) ? done(null, RUNTIME) : done())],
    optimization: { ...configuration.optimization, emitOnErrors: false },
    plugins: [
      ...configuration.plugins,
      new HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ include: /\.tsx?$/, overlay: false, esModule: true }),
      new DefinePlugin({ KADAM_BUNDLE: JSON.stringify(bundle) }),
      // Without a name it is added to every entry, also to that of a container.
      new EntryPlugin(configuration.context, require.resolve('./hot-entry.cjs'), { name: undefined }),
      new ScriptsFromSourcePlugin(),
    ],
  };
}

const isRuntime = (request) => /react-refresh[\\/](runtime|index)(\.js)?$|^react-refresh$/.test(request);

/** Makes the compiler register components and their hooks with the refresh runtime. */
function withSignatures(rule) {
  if (rule.loader !== 'ts-loader') return rule;
  return {
    ...rule,
    options: { ...rule.options, getCustomTransformers: () => ({ before: [unlessItThrows(reactRefresh())] }) },
  };
}

/** The transformer throws on code with syntax errors; the compiler reports these itself. */
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
 * Scripts from source bypass the host's gate: their content changes while the page is open, so
 * there is no hash.
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
