import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFiles } from './parts/format.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { root } from './parts/root.mjs';
import { fail } from './parts/say.mjs';
import { isAllowed, shippedPackages, thirdPartyText } from './parts/third-party.mjs';

ensureInstalled();
const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const filepath = join(root, 'docs/third-party.md');
writeFileSync(filepath, thirdPartyText(lockfile));
formatFiles([filepath]);
console.log('docs/third-party.md is written.');
for (const { name, version, license } of shippedPackages(lockfile).filter((one) => !isAllowed(one)))
  fail(`${name} ${version} has the license ${license}, which scripts/parts/third-party.mjs does not allow.`);
