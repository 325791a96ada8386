import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ModuleFederationPlugin as RspackPlugin } from '@module-federation/enhanced/rspack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { rspack } from '@rspack/core';
import webpack from 'webpack';
import { GatedScriptsPlugin } from '../../../shared/src/build/gated-scripts.cjs';

export type Bundler = 'webpack' | 'Rspack' | 'Vite';

/** Vite's entries are ECMAScript modules. */
export const entryTypeOf = (bundler: Bundler): 'module' | undefined => (bundler === 'Vite' ? 'module' : undefined);

const NAME = 'mfe_jobs';
const ENTRY = 'entry.js';
const PAGE = './jobs-page.js';
const SHARED = { react: { singleton: true, requiredVersion: '^19.0.0' } };

/**
 * Builds a remote with a bundler's stock federation plugin, without our preset: its own entry, and
 * React shared with a fallback copy. webpack and Rspack need one plugin of ours, for the script
 * gate; Vite's chunks are imported by the browser.
 * @returns the files of the build, by name
 */
export async function buildStockRemote(
  bundler: Bundler,
  output: string,
  modules: readonly string[],
): Promise<Record<string, Uint8Array>> {
  const exposes = Object.fromEntries(modules.map((module) => [module, PAGE]));
  await BUILDS[bundler](output, exposes);
  const names = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(output, name))]));
}

type Exposes = Readonly<Record<string, string>>;

const BUILDS: Readonly<Record<Bundler, (output: string, exposes: Exposes) => Promise<void>>> = {
  webpack: (output, exposes) => {
    const plugin = new ModuleFederationPlugin({ name: NAME, filename: ENTRY, exposes, shared: SHARED, dts: false });
    return run(webpack({ ...optionsOf(output), plugins: [plugin, new GatedScriptsPlugin()] }));
  },
  Rspack: (output, exposes) => {
    const plugin = new RspackPlugin({ name: NAME, filename: ENTRY, exposes, shared: SHARED, dts: false });
    return run(rspack({ ...optionsOf(output), plugins: [plugin, new GatedScriptsPlugin()] }));
  },
  Vite: async (output, exposes) => {
    const options = { name: NAME, filename: ENTRY, exposes, shared: SHARED, dts: false };
    const script = join(__dirname, 'vite-build.mjs');
    await promisify(execFile)(process.execPath, [script, output, JSON.stringify(options)]);
  },
};

const optionsOf = (output: string) => ({
  context: __dirname,
  mode: 'production' as const,
  target: 'web' as const,
  entry: {},
  output: { path: output, publicPath: 'auto', uniqueName: 'stock_jobs' },
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
