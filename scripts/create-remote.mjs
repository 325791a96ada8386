// Creates a remote with one page: npm run create-remote -- tools --owner @kadam/tools --path /tools
import { parseArgs } from 'node:util';
import { formatFiles } from './parts/format.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { runNpm } from './parts/npm.mjs';
import { root } from './parts/root.mjs';
import { fail, since } from './parts/say.mjs';
import { loadSource } from './parts/source.mjs';

const USAGE = 'npm run create-remote -- <name> [--owner @kadam/<name>] [--path /<name>]';

const started = performance.now();
const { name, owner, path } = readOptions();
ensureInstalled();
const { createRemote } = loadSource('release/src/dev/create-remote/create-remote.ts');
const created = await createRemote({ name, owner, path }, root).catch((error) =>
  error.name === 'ReleaseError' ? fail(error.message) : Promise.reject(error),
);
// The template is not formatted for every name.
formatFiles(created.files);
lock();
console.log(`
  remote-${created.name} is written (after ${since(started)}): ${created.path}, owned by ${created.owner}

    npm run dev -- ${created.name}                  from source, inside the released others
    npm start -w remote-${created.name}             alone, on http://localhost:${created.port}
    npm run release -- publish ${created.name}      to the visitors
`);

function readOptions() {
  try {
    const text = { type: 'string' };
    const { values, positionals } = parseArgs({ options: { owner: text, path: text }, allowPositionals: true });
    if (positionals.length === 1) return { name: positionals[0], ...values };
    return fail(`Name one remote: ${USAGE}`);
  } catch (error) {
    return fail(`${error.message}\n${USAGE}`);
  }
}

/** All dependencies of a new remote are in the lockfile already. */
function lock() {
  const options = ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, stderr } = runNpm(options);
  if (status !== 0)
    fail(`${stderr}\nremote-${created.name} is written, but not in package-lock.json. Run: npm install`);
}
