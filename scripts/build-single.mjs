// Builds host and remotes as one webpack bundle, the baseline of npm run bench. Usage: [folder]
import { join, resolve } from 'node:path';
import { ensureInstalled } from './parts/install.mjs';
import { dataFolder } from './parts/root.mjs';
import { fail, since } from './parts/say.mjs';
import { loadSource } from './parts/source.mjs';

const started = performance.now();
const folder = resolve(process.argv[2] ?? join(dataFolder, 'single'));

ensureInstalled();
const { buildSingle } = loadSource('e2e/bench/single/build-single.ts');
const version = await buildSingle(folder).catch((error) => fail(error.message));
console.log(`The single bundle ${version} is in ${folder} (after ${since(started)}).`);
