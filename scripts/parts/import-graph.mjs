import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { packages } from './packages.mjs';
import { root } from './root.mjs';

export const MODULE = /\.[cm]?[jt]sx?$/;
const NO_SOURCES = new Set(['node_modules', 'dist', 'coverage', '.data']);
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.cjs', '.js', '/index.ts', '/index.tsx', '/index.cjs'];
// Types are erased before a test runs; the type check finds their errors.
const IMPORTS = [
  /\b(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?['"]([^'"\n]+)['"]/g,
  /\b(?:import|require|require\.resolve|jest\.\w+|new URL|module)\(\s*['"]([^'"\n]+)['"]/g,
];

/**
 * Which modules import a module, in all packages, through the exports of the workspace's packages.
 * Type-only imports do not count.
 * @returns {Map<string, Set<string>>} importers of each file; paths are relative to the repository
 */
export function importers() {
  const result = new Map();
  for (const file of filesIn([...packages, 'scripts'], MODULE)) {
    if (!result.has(file)) result.set(file, new Set());
    for (const imported of importsOf(file)) {
      if (!result.has(imported)) result.set(imported, new Set());
      result.get(imported).add(file);
    }
  }
  return result;
}

function importsOf(file) {
  const source = readFileSync(join(root, file), 'utf8');
  const specifiers = IMPORTS.flatMap((pattern) => [...source.matchAll(pattern)].map(([, specifier]) => specifier));
  return new Set(specifiers.map((specifier) => resolve(file, specifier)).filter(Boolean));
}

function resolve(file, specifier) {
  if (specifier.startsWith('.')) return existing(posix.join(dirname(file), specifier));
  const [, folder, rest] = /^@kadam\/([^/]+)(.*)$/.exec(specifier) ?? [];
  return folder && existing(exported(folder, `.${rest}`));
}

const manifests = new Map();

/** The file that a package exports under this name. */
function exported(folder, name) {
  if (!manifests.has(folder)) {
    const manifest = join(root, folder, 'package.json');
    manifests.set(folder, existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')).exports ?? {}) : {});
  }
  const exports = manifests.get(folder);
  if (exports[name]) return posix.join(folder, exports[name]);
  const patterns = Object.keys(exports).filter((key) => key.endsWith('*') && name.startsWith(key.slice(0, -1)));
  const [longest] = patterns.sort((a, b) => b.length - a.length);
  return longest && posix.join(folder, exports[longest].replace('*', name.slice(longest.length - 1)));
}

function existing(path) {
  return path && ENDINGS.map((ending) => `${path}${ending}`).find(isFile);
}

const isFile = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ?? false;

/** Files below these folders whose path matches. */
export function filesIn(folders, pattern) {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return NO_SOURCES.has(entry.name) ? [] : filesIn([path], pattern);
      return pattern.test(path) ? [path] : [];
    }),
  );
}
