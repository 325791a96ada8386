import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './parts/install.mjs';
import { findPostgres, startPostgres } from './parts/postgres.mjs';
import { root } from './parts/root.mjs';
import { fail } from './parts/say.mjs';

ensureInstalled();

// A database of its own, filled once and reused, because it gets many thousands of postings.
const { KADAM_BENCH_DATABASE_URL: databaseUrl } = process.env;
const bin = databaseUrl ? undefined : findPostgres();
if (!databaseUrl && !bin)
  fail('PostgreSQL is not installed here. Install it, or name a database in KADAM_BENCH_DATABASE_URL.');
const postgres = bin && (await startPostgres(bin));
const child = spawn(process.execPath, ['--require', 'tsx/cjs', join(root, 'api/bench/bench-office.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: databaseUrl ?? postgres?.url ?? '' },
});
child.once('exit', async (code) => {
  await postgres?.stop();
  process.exit(code ?? 1);
});
