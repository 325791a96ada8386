// Packs the types of the platform contract for other repositories: npm run contract-types [--
// <folder>]
import { mkdirSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { ensureInstalled } from './parts/install.mjs';
import { runNpm } from './parts/npm.mjs';
import { dataFolder } from './parts/root.mjs';
import { fail } from './parts/say.mjs';

const target = resolve(process.env.INIT_CWD ?? process.cwd(), process.argv[2] ?? dataFolder);

ensureInstalled();
const { writeContractTypes } = createRequire(import.meta.url)('@kadam/shared/build/contract-types.cjs');
const { folder, version } = written();
mkdirSync(target, { recursive: true });
const { status, stdout, stderr } = runNpm(['pack', folder, '--json', '--pack-destination', target]);
if (status !== 0) fail(stderr);
const file = join(target, `kadam-platform-${version}.tgz`);
renameSync(join(target, JSON.parse(stdout)[0].filename), file);
console.log(`${file} holds the types of the platform contract. A team installs it: npm install --save-dev ${file}`);

function written() {
  try {
    return writeContractTypes();
  } catch (error) {
    return fail(error.message);
  }
}
