const { join } = require('node:path');
const { hostConfig } = require('@kadam/shared/build');

const root = join(__dirname, '../..');
const base = hostConfig(join(root, 'host'));
const KEPT = ['MiniCssExtractPlugin', 'DefinePlugin'];

/** The PDF of the resume editor without the editor: sheets of any look and length, in the loaders of the remotes. */
module.exports = {
  ...base,
  context: __dirname,
  entry: { main: './sheets.ts' },
  output: {
    ...base.output,
    path: process.env.KADAM_OUTPUT,
    filename: '[name].js',
    publicPath: '/',
    uniqueName: 'kadam_sheets',
    // The policy's name is the one that the servers allow.
    trustedTypes: { policyName: 'kadam-loader' },
  },
  optimization: { chunkIds: 'deterministic', moduleIds: 'deterministic' },
  plugins: base.plugins.filter((plugin) => KEPT.includes(plugin.constructor.name)),
};
