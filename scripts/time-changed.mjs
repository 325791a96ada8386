import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLE_CHANGES } from './parts/example-changes.mjs';
import { root } from './parts/root.mjs';
import { fail, since } from './parts/say.mjs';

// Makes each of the six example changes, runs `npm test -- --changed`, and prints its duration.
// Arguments select changes.
const names = process.argv.slice(2);
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
if (git('status', '--porcelain')) fail('Commit first: the changes are made in this worktree and undone again.');

const lines = [];
for (const [name, files] of Object.entries(EXAMPLE_CHANGES)) {
  if (names.length > 0 && !names.includes(name)) continue;
  for (const file of files) change(join(root, file));
  const start = performance.now();
  try {
    const { stdout, status } = spawnSync(process.execPath, [join(root, 'scripts/test.mjs'), '--changed'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, KADAM_CHANGED_SINCE: 'HEAD' },
      maxBuffer: 1e9,
    });
    const [result] = /\d+ passed, \d+ failed\n?$/.exec(stdout) ?? [`exit ${status}`];
    lines.push(`${name}: ${since(start)}, ${result.trim()}`);
    if (status !== 0) console.log(stdout);
    console.log(lines.at(-1));
  } finally {
    git('checkout', '--', ...files);
  }
}
console.log(`\n${lines.join('\n')}`);

/** A comment at the end; in JSON, which has none, one more entry of the first list. */
function change(file) {
  const text = readFileSync(file, 'utf8');
  const isJson = file.endsWith('.json');
  writeFileSync(
    file,
    isJson ? text.replace('{\n    "', '{\n    "X-Example": "1",\n    "') : `${text}// ${Date.now()}\n`,
  );
}
