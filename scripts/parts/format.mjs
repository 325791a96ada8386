import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Formats files in place, as `npm run format` does. @param {readonly string[]} files paths */
export function formatFiles(files) {
  execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), ...files], { cwd: root });
}
