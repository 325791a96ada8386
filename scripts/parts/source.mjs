import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './root.mjs';

const require = createRequire(import.meta.url);

/**
 * Loads a TypeScript module of this repository (`release/src/index.ts`). Call `ensureInstalled()`
 * first.
 * @param {string} file path below the repository
 */
export function loadSource(file) {
  require('tsx/cjs/api').register();
  return require(join(root, file));
}
