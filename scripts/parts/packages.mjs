import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Folders of this repository's packages (`host`, `remote-jobs`, …): whatever stands at the top with a package.json, so that a new one needs no list. */
export const packages = readdirSync(root).filter(
  (name) => name !== 'node_modules' && existsSync(join(root, name, 'package.json')),
);
