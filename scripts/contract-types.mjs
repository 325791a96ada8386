// Packs what a team elsewhere needs: npm run contract-types [-- <folder>]
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { ensureInstalled } from './parts/install.mjs';
import { runNpm } from './parts/npm.mjs';
import { dataFolder, root } from './parts/root.mjs';
import { fail } from './parts/say.mjs';

const GENERATOR = 'create-kadam-remote';
const target = resolve(process.env.INIT_CWD ?? process.cwd(), process.argv[2] ?? dataFolder);

ensureInstalled();
const { writeContractTypes } = createRequire(import.meta.url)('@kadam/shared/build/contract-types.cjs');
mkdirSync(target, { recursive: true });
const { folder, version } = written();
const platform = pack(folder, `kadam-platform-${version}.tgz`);
const generator = packGenerator();
console.log(`${platform} holds the platform contract. A team installs it: npm install --save-dev ${platform}
${generator} writes a remote into an empty folder:
  npm exec --package ${generator} -- ${GENERATOR} tools --bundler vite`);

function written() {
  try {
    return writeContractTypes();
  } catch (error) {
    return fail(error.message);
  }
}

/** The generator has the version of the contract, which is part of it. */
function packGenerator() {
  const copy = join(folder, '..', GENERATOR);
  rmSync(copy, { recursive: true, force: true });
  cpSync(join(root, GENERATOR), copy, { recursive: true, filter: (file) => !file.endsWith('node_modules') });
  cpSync(platform, join(copy, `kadam-platform-${version}.tgz`));
  const manifest = { ...JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')), version };
  writeFileSync(join(copy, 'package.json'), JSON.stringify(manifest));
  return pack(copy, `${GENERATOR}-${version}.tgz`);
}

function pack(source, name) {
  const { status, stdout, stderr } = runNpm(['pack', source, '--json', '--pack-destination', target]);
  if (status !== 0) fail(stderr);
  renameSync(join(target, JSON.parse(stdout)[0].filename), join(target, name));
  return join(target, name);
}
