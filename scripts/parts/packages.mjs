import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Folders of the packages (`host`, `remote-jobs`, …): all top-level folders with a package.json.
 */
export const packages = readdirSync(root).filter(
  (name) => name !== 'node_modules' && existsSync(join(root, name, 'package.json')),
);
