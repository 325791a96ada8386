import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { REPOSITORY } from '../workspace';

/** Address of the script that connects a page with the dev server; it stands before the host's. */
export const CLIENT_TAG = '<script src="/__dev/client.js" defer></script>';

/** A document of which this script is the first. */
export const withClient = (html: string): string => html.replace('</title>', `</title>\n    ${CLIENT_TAG}`);

/** Webpack configuration of that script. A released host gets React of development with it, so that components can be replaced. */
export function devClient(isHostFromSource: boolean): Configuration {
  const folder = join(REPOSITORY, 'shared');
  return {
    name: 'dev-client',
    context: folder,
    mode: 'development',
    devtool: false,
    target: ['web', 'es2022'],
    entry: { client: isHostFromSource ? './src/dev/in-host-from-source.ts' : './src/dev/in-released-host.ts' },
    output: { path: '/kadam-dev-client', filename: '[name].js', publicPath: '/__dev/' },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'ts-loader',
          options: { transpileOnly: true, configFile: join(folder, 'tsconfig.json'), instance: 'dev-client' },
        },
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
