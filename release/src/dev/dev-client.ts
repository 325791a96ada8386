import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { REPOSITORY } from '../workspace';

/** The script that connects a page with the dev server; it runs before the host's. */
export const CLIENT_TAG = '<script src="/__dev/client.js" defer></script>';

export const withClient = (html: string): string => html.replace('</title>', `</title>\n    ${CLIENT_TAG}`);

/** Webpack configuration of that script. It provides development React to a released host. */
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
