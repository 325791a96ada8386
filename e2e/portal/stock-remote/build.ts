import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { GatedScriptsPlugin } from '../../../shared/src/build/gated-scripts.cjs';

/**
 * Builds a remote as the federation plugin's own documentation has it, without our preset: its own entry code, and React shared with a copy
 * to fall back on. The one thing it needs of us lets its chunks pass the gate.
 * @returns the files of the build, by name
 */
export async function buildStockRemote(
  output: string,
  modules: readonly string[],
): Promise<Record<string, Uint8Array>> {
  const compiler = webpack({
    context: __dirname,
    mode: 'production',
    target: 'web',
    entry: {},
    output: { path: output, publicPath: 'auto', uniqueName: 'stock_jobs' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'mfe_jobs',
        filename: 'entry.js',
        exposes: Object.fromEntries(modules.map((module) => [module, './jobs-page.js'])),
        shared: { react: { singleton: true, requiredVersion: '^19.0.0' } },
        dts: false,
      }),
      new GatedScriptsPlugin(),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
  const names = readdirSync(output).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(output, name))]));
}
