import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './parts/install.mjs';
import { findPostgres, startPostgres } from './parts/postgres.mjs';
import { root } from './parts/root.mjs';
import { fail } from './parts/say.mjs';

ensureInstalled();
const args = process.argv.slice(2);
const isWithoutServer = args.some(
  (word, place) =>
    word === '--relevance' || word === '--engine=embedded' || (word === 'embedded' && args[place - 1] === '--engine'),
);

// A database of its own, filled once and reused, because it gets many thousands of postings.
const { KADAM_BENCH_DATABASE_URL: databaseUrl } = process.env;
const postgres = isWithoutServer || databaseUrl ? undefined : await ownPostgres();
const command = ['--require', 'tsx/cjs', join(root, 'api/bench/bench-search.ts'), ...args];
const child = spawn(process.execPath, command, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: databaseUrl ?? postgres?.url ?? '' },
});
child.once('exit', async (code) => {
  await postgres?.stop();
  process.exit(code ?? 1);
});

async function ownPostgres() {
  const bin = findPostgres();
  return bin
    ? startPostgres(bin)
    : fail(
        'PostgreSQL is not installed here. Install it, or measure the embedded database: npm run bench:search -- --engine embedded',
      );
}
