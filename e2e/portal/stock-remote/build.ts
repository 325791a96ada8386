import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ModuleFederationPlugin as RspackPlugin } from '@module-federation/enhanced/rspack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { rspack } from '@rspack/core';
import webpack from 'webpack';

export type Bundler = 'webpack' | 'Rspack' | 'Vite';

/** The routes of the remote, `tools`. */
export const ROUTES_FILE = join(__dirname, 'routes.json');

/**
 * Builds a remote with a bundler's stock federation plugin and nothing of ours: its own entry, and
 * React shared with a fallback copy.
 * @param output absolute path of the folder for its files
 */
export async function buildStockRemote(bundler: Bundler, output: string): Promise<void> {
  await BUILDS[bundler](output, {
    name: 'mfe_tools',
    filename: 'entry.js',
    exposes: { './tools-page': './tools-page.js' },
    shared: { react: { singleton: true, requiredVersion: '^19.0.0' } },
    manifest: true,
    dts: false,
  });
}

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

const BUILDS: Readonly<Record<Bundler, (output: string, options: Options) => Promise<void>>> = {
  webpack: (output, options) => run(webpack({ ...optionsOf(output), plugins: [new ModuleFederationPlugin(options)] })),
  Rspack: (output, options) => run(rspack({ ...optionsOf(output), plugins: [new RspackPlugin(options)] })),
  Vite: async (output, options) => {
    const script = join(__dirname, 'vite-build.mjs');
    await promisify(execFile)(process.execPath, [script, output, JSON.stringify(options)]);
  },
};

const optionsOf = (output: string) => ({
  context: __dirname,
  mode: 'production' as const,
  target: 'web' as const,
  entry: {},
  output: { path: output, publicPath: 'auto', uniqueName: 'stock_tools' },
});

interface Compiler {
  run(
    done: (error: Error | null, stats?: { hasErrors(): boolean; toString(preset: 'errors-only'): string }) => void,
  ): void;
  close(done: () => void): void;
}

const run = (compiler: Compiler | null): Promise<void> =>
  new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
