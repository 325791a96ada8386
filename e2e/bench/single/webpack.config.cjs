const { join, resolve } = require('node:path');
const { hostConfig } = require('@kadam/shared/build');

const root = resolve(__dirname, '../../..');
const base = hostConfig(join(root, 'host'));
const FEDERATED = ['ModuleFederationPlugin', 'GatedScriptsPlugin'];

/**
 * Reference of the benchmark: host and remotes as one ordinary bundle. The host's configuration
 * without federation, with the loading of remotes replaced by imports.
 */
module.exports = {
  ...base,
  entry: { main: join(__dirname, 'entry.js') },
  // The policy's name that the servers allow.
  output: { ...base.output, uniqueName: 'kadam_single', trustedTypes: { policyName: 'kadam-loader' } },
  resolve: {
    ...base.resolve,
    alias: { ...base.resolve.alias, [join(root, 'host/src/federation/runtime.ts')]: join(__dirname, 'runtime.ts') },
  },
  module: {
    ...base.module,
    rules: [
      ...base.module.rules,
      { test: join(__dirname, 'remotes.ts'), enforce: 'pre', loader: join(__dirname, 'remotes-loader.cjs') },
    ],
  },
  optimization: { chunkIds: 'deterministic', moduleIds: 'deterministic' },
  plugins: base.plugins.filter((plugin) => !FEDERATED.includes(plugin.constructor.name)),
};
