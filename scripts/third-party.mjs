import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './parts/root.mjs';
import { thirdPartyText } from './parts/third-party.mjs';

const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
writeFileSync(join(root, 'docs/third-party.md'), thirdPartyText(lockfile));
console.log('docs/third-party.md is written.');
