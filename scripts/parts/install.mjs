import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './npm.mjs';
import { fail } from './say.mjs';
import { root } from './root.mjs';

/**
 * Exits with a message if Node is too old, and runs `npm ci` if the installed packages differ from
 * the lockfile.
 */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Kadam needs Node 20.19 or newer; this is Node ${process.versions.node}. Install a newer Node and try again.`);
  }
  if (isInstalled()) return;
  console.log('Installing packages from the lockfile (once) …');
  const { status } = runNpm(['ci'], { stdio: 'inherit' });
  if (status !== 0) fail('The packages could not be installed. The lines above say why; `npm ci` repeats it.');
}

function isInstalled() {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional, peer }]) =>
      !path.startsWith('node_modules/') || optional || peer || present[path]?.version === version,
  );
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
