// The portal as in production, on this machine: PostgreSQL (DATABASE_URL, or a throw-away one), the API, and nginx in front of the released bundles.
import { startApi } from './parts/api.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { findPostgres, startPostgres } from './parts/postgres.mjs';
import { bundlesFolder, dataFolder } from './parts/root.mjs';
import { loadSource } from './parts/source.mjs';
import { fail } from './parts/say.mjs';

const port = Number(process.env.PORT ?? 8080);

ensureInstalled();
const { publishChanged, startNginx } = loadSource('release/src/index.ts');

const postgres = process.env.DATABASE_URL ? undefined : await ownPostgres();
const databaseUrl = process.env.DATABASE_URL ?? postgres.url;
const [api] = await Promise.all([
  startApi({ env: { KADAM_DATA: dataFolder, KADAM_BUNDLES: bundlesFolder, DATABASE_URL: databaseUrl } }),
  publishChanged({ bundlesFolder, onProgress: (line) => console.log(`  ${line}`) }),
]).catch((error) => fail(error.message));
const nginx = await startNginx({ port, bundlesFolder, apiOrigin: api.origin }).catch((error) => fail(error.message));
console.log(`\n  Kadam is ready at ${nginx.origin}   (nginx and PostgreSQL; Ctrl-C ends it)\n`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);

async function end() {
  await nginx.stop();
  await api.stop();
  await postgres?.stop();
  process.exit(0);
}

async function ownPostgres() {
  const bin = findPostgres();
  return bin
    ? startPostgres(bin)
    : fail('PostgreSQL is not installed here. Install it (Debian: apt-get install postgresql) or set DATABASE_URL.');
}
