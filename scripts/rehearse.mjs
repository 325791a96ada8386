// The portal as in production, on this machine: PostgreSQL (DATABASE_URL, or a throw-away one), the API, and nginx in front of the released bundles.
import { startApi } from './parts/api.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { refuseTakenPort } from './parts/port.mjs';
import { findPostgres, startPostgres } from './parts/postgres.mjs';
import { bundlesFolder, dataFolder } from './parts/root.mjs';
import { loadSource } from './parts/source.mjs';
import { stopAtEnd, untilEnd } from './parts/started.mjs';

const port = Number(process.env.PORT ?? 8080);

ensureInstalled();
await untilEnd(async () => {
  await refuseTakenPort({ host: '127.0.0.1', port, command: 'npm run rehearse' });
  const { publishChanged, startNginx } = loadSource('release/src/index.ts');

  const databaseUrl = process.env.DATABASE_URL ?? (await ownPostgres()).url;
  const [api] = await Promise.all([
    stopAtEnd(startApi({ env: { KADAM_DATA: dataFolder, KADAM_BUNDLES: bundlesFolder, DATABASE_URL: databaseUrl } })),
    publishChanged({ bundlesFolder, onProgress: (line) => console.log(`  ${line}`) }),
  ]);
  const nginx = await stopAtEnd(startNginx({ port, bundlesFolder, apiOrigin: api.origin }));
  console.log(`\n  Kadam is ready at ${nginx.origin}   (nginx and PostgreSQL; Ctrl-C ends it)\n`);
});

function ownPostgres() {
  const bin = findPostgres();
  if (!bin)
    throw new Error(
      'PostgreSQL is not installed here. Install it (Debian: apt-get install postgresql) or set DATABASE_URL.',
    );
  return stopAtEnd(startPostgres(bin));
}
