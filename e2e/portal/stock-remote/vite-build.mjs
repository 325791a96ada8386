// Builds the stock remote with Vite: node vite-build.mjs OUTPUT OPTIONS, with the plugin's options
// as JSON. A separate process, because Playwright compiles its files to CommonJS and Vite's plugin
// is an ECMAScript module.
import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import { build } from 'vite';

const [, , output, options] = process.argv;
const root = import.meta.dirname;

await build({
  root,
  configFile: false,
  logLevel: 'error',
  base: './',
  plugins: [federation(JSON.parse(options))],
  build: { outDir: output, emptyOutDir: true, target: 'esnext', rollupOptions: { input: join(root, 'tools-page.js') } },
});
