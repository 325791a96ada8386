import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './parts/root.mjs';
import { fail } from './parts/say.mjs';
import { isAllowed, shippedPackages, thirdPartyText } from './parts/third-party.mjs';

const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
writeFileSync(join(root, 'docs/third-party.md'), thirdPartyText(lockfile));
console.log('docs/third-party.md is written.');
for (const { name, version, license } of shippedPackages(lockfile).filter(({ license }) => !isAllowed(license)))
  fail(`${name} ${version} has the license ${license}, which scripts/parts/third-party.mjs does not allow.`);
