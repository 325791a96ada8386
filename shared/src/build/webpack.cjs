const { existsSync, readFileSync } = require('node:fs');
const { dirname, join, resolve } = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { DefinePlugin } = require('webpack');
const { BuildRecordPlugin } = require('./build-record.cjs');
const { callerContract } = require('./caller-contract.cjs');
const { apiBaseDefinition } = require('./api-base.cjs');
const { ComposerPlugin } = require('./composer.cjs');
const { FederationEntryPlugin } = require('./federation-entry.cjs');
const { GatedScriptsPlugin } = require('./gated-scripts.cjs');
const { PrerenderPlugin } = require('./prerender.cjs');
const { PublicFilesPlugin, publicFiles } = require('./public-files.cjs');
const { installedVersion, providedRuntime, sharedModules } = require('./singletons.cjs');

/**
 * Webpack configuration of one remote, made from its `routes.json`: it exposes each page and each
 * extension, and nothing else. Its entry (7 KiB brotli) uses the federation runtime and the
 * singletons of the host; a remote that runs alone bundles them. Environment: `KADAM_BUILD` (build
 * id, part of the unique name), `KADAM_STANDALONE=1` (the remote alone), `KADAM_API_BASE` (base of
 * all calls).
 * @param {string} folder the remote's folder (`__dirname` of its webpack.config.cjs)
 * @param {{ checksResponses?: boolean }} options see `callerContract`
 * @returns {import('webpack').Configuration}
 */
function remoteConfig(folder, options) {
  const { name, pages, extensions = [] } = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8'));
  const standalone = process.env.KADAM_STANDALONE === '1';
  const isRelease = process.env.NODE_ENV !== 'development';
  const exposes = { ...exposedModules('pages', pages), ...exposedModules('extensions', extensions) };
  const shared = sharedModules(standalone ? 'standalone' : 'remote');
  const remote = `mfe_${name}`;
  return {
    ...baseConfig(folder, remote, options),
    entry: standalone ? { main: './src/standalone.tsx' } : {},
    plugins: [
      federation(
        { name: remote, filename: ENTRY, exposes, shared },
        {
          externalRuntime: !standalone,
          // A remote loads no remotes.
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
      ),
      ...filePlugins(folder),
      new BuildRecordPlugin({
        name: remote,
        shared: standalone ? shared : { ...shared, ...providedRuntime() },
        exposes,
        assets: publicFiles(folder).assets,
        role: 'remote',
      }),
      ...(isRelease && !standalone ? [new PrerenderPlugin({ folder, pages })] : []),
    ],
  };
}

const ENTRY = 'entry.[contenthash:10].js';

const exposedModules = (folder, declared) =>
  Object.fromEntries(
    declared.map(({ module }) => [module, { import: `./src/${folder}/${module.slice(2)}.tsx`, name: module.slice(2) }]),
  );

/**
 * Webpack configuration of the host: it provides the singletons and knows no remote at build time.
 * Environment: `KADAM_BUILD`, `KADAM_API_BASE`, and `KADAM_PUBLIC_PATH`, the absolute path of its
 * release folder (deep links break relative ones).
 * @param {string} folder the host's folder
 * @returns {import('webpack').Configuration}
 */
function hostConfig(folder) {
  const shared = sharedModules('host');
  const base = baseConfig(folder, 'kadam_host');
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, publicPath: process.env.KADAM_PUBLIC_PATH ?? '/' },
    optimization: { ...base.optimization, splitChunks: { cacheGroups } },
    plugins: [
      federation(
        {
          name: 'kadam_host',
          remotes: {},
          shared: { ...shared, ...renderer() },
          runtimePlugins: [PROVIDE_RUNTIME, ...startPlugins(folder)],
        },
        { optimization: { target: 'web' } },
      ),
      ...filePlugins(folder),
      new BuildRecordPlugin({
        name: 'main',
        shared: { ...shared, ...providedRuntime() },
        exposes: {},
        assets: publicFiles(folder).assets,
        role: 'host',
      }),
      new ComposerPlugin(folder),
    ],
  };
}

/**
 * The plugin that `experiments.provideExternalRuntime` adds. The option resolves it as CommonJS,
 * which adds a second copy of the runtime (9 KiB brotli) to the host.
 */
const PROVIDE_RUNTIME = join(
  dirname(require.resolve('@module-federation/inject-external-runtime-core-plugin')),
  'index.js',
);

// Runtime plugins that must run before the first chunk of the host loads.
const startPlugins = (folder) =>
  ['script-gate', 'registry', 'singletons']
    .map((name) => join(folder, `src/federation/runtime-plugins/${name}-plugin.ts`))
    .filter((file) => existsSync(file));

// Only for the host, as remotes do not render themselves: npm run dev gives a released host the
// development renderer (docs/decisions/0058).
function renderer() {
  const version = installedVersion('react-dom');
  return { 'react-dom/client': { singleton: true, requiredVersion: `^${version}`, version } };
}

const cacheGroups = {
  // The largest script of the first paint, in a separate file: the others run while it is loading.
  renderer: {
    name: 'renderer',
    test: /[\\/]node_modules[\\/](react-dom[\\/](client\.js|cjs[\\/]react-dom-client)|scheduler[\\/])/,
    chunks: 'all',
    priority: 1,
    enforce: true,
  },
  // One file instead of nine: the singletons needed before the first paint are always loaded
  // together.
  framework: {
    name: 'framework',
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|styled-components|stylis|@emotion|zustand)[\\/]|[\\/]shared[\\/]src[\\/](session|events|router|extensions)[\\/]/,
    chunks: 'all',
    enforce: true,
  },
  // One file: the library and the portal's query client.
  query: {
    name: 'query',
    test: /[\\/]@tanstack[\\/]|[\\/]shared[\\/]src[\\/]query[\\/]/,
    chunks: 'async',
    enforce: true,
  },
};

function federation(options, experiments) {
  return new ModuleFederationPlugin({
    ...options,
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    experiments,
  });
}

const filePlugins = (folder) => [
  new MiniCssExtractPlugin({ filename: '[name].[contenthash:10].css', chunkFilename: '[name].[contenthash:10].css' }),
  new PublicFilesPlugin(folder),
  new GatedScriptsPlugin(),
  new FederationEntryPlugin(),
  // In development styled-components would write style elements, which the portal's content
  // security policy also forbids there.
  new DefinePlugin({ SC_DISABLE_SPEEDY: false, ...apiBaseDefinition() }),
];

// Splits async chunks, but not those of a worker: it would fetch them without the gate, so a worker
// is one file.
const isSplit = (chunk) => !chunk.canBeInitial() && !chunk.hasRuntime();

// html2pdf.js and jsPDF import these to capture a page as an image, to draw SVG and to parse HTML;
// the portal's PDF is drawn as text.
const NEVER_SHIPPED = { html2canvas: false, canvg: false, dompurify: false };

// Drops unused files of the contract, except those that configure the schema library, which must
// run before every schema.
const CONTRACT = /[\\/]shared[\\/]src[\\/]contract[\\/](?!endpoint|zod-settings)[^\\/]+\.ts$/;

// Takes a fifth of Terser's time for files of the same size: minimizing took three quarters of a
// build of the resume remote.
const minimizer = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  minimizerOptions: { ecma: 2022, compress: { passes: 2 } },
  extractComments: false,
});

function baseConfig(folder, name, options) {
  const production = process.env.NODE_ENV !== 'development';
  const build = process.env.KADAM_BUILD ?? 'dev';
  return {
    context: folder,
    mode: production ? 'production' : 'development',
    devtool: production ? false : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    output: {
      path: resolve(folder, process.env.KADAM_OUTPUT ?? 'dist'),
      clean: true,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      publicPath: 'auto',
      uniqueName: `${name}_${build}`,
    },
    // docx imports Node's buffer, where browsers have `atob`.
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: NEVER_SHIPPED,
      fallback: { buffer: false },
    },
    module: {
      // A worker is a separate bundle; its script passes the host's gate like every other.
      parser: { javascript: { worker: ['VerifiedWorker from @kadam/shared/worker', '...'] } },
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            configFile: join(folder, 'tsconfig.json'),
            instance: name,
            getCustomTransformers: () => ({ before: [callerContract(options)] }),
          },
        },
        { test: CONTRACT, sideEffects: false },
        { test: /\.(svg|avif|webp|png|woff2|ttf)$/, type: 'asset/resource' },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      ],
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [minimizer],
      splitChunks: { chunks: isSplit },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

module.exports = { remoteConfig, hostConfig };
