// The portal as in production, on this machine: PostgreSQL (DATABASE_URL, or a throw-away one), the API, and nginx in front of the released bundles.
// With --compose it is docker-compose.yml that runs, where there is an engine.
import { startApi } from './parts/api.mjs';
import { COMPOSE_MISSING, hasCompose, startCompose } from './parts/compose.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { refuseTakenPort } from './parts/port.mjs';
import { findPostgres, startPostgres } from './parts/postgres.mjs';
import { bundlesFolder, dataFolder } from './parts/root.mjs';
import { loadSource } from './parts/source.mjs';
import { fail } from './parts/say.mjs';
import { stopAtEnd, untilEnd } from './parts/started.mjs';

const port = Number(process.env.PORT ?? 8080);
const asked = process.argv.slice(2);
const unknown = asked.find((word) => word !== '--compose');
if (unknown) fail(`npm run rehearse does not know '${unknown}'. It takes --compose, or nothing.`);
const isCompose = asked.includes('--compose');
if (isCompose && !hasCompose()) fail(COMPOSE_MISSING);

if (!isCompose) ensureInstalled();
await untilEnd(async () => {
  await refuseTakenPort({ host: '127.0.0.1', port, command: 'npm run rehearse' });
  await (isCompose ? withCompose() : withThisMachine());
});

async function withCompose() {
  const { origin } = await stopAtEnd(startCompose({ port }));
  sayReady(origin, 'Docker Compose; Ctrl-C removes it all');
  console.log(`  The journeys against it:  KADAM_URL=${origin} npm test -- browser\n`);
  // What runs belongs to Docker, and nothing of it keeps this process from ending.
  setInterval(() => undefined, 60_000);
}

async function withThisMachine() {
  const { publishChanged, startNginx } = loadSource('release/src/index.ts');

  const databaseUrl = process.env.DATABASE_URL ?? (await ownPostgres()).url;
  const [api] = await Promise.all([
    stopAtEnd(startApi({ env: { KADAM_DATA: dataFolder, KADAM_BUNDLES: bundlesFolder, DATABASE_URL: databaseUrl } })),
    publishChanged({ bundlesFolder, onProgress: (line) => console.log(`  ${line}`) }),
  ]);
  const nginx = await stopAtEnd(startNginx({ port, bundlesFolder, apiOrigin: api.origin }));
  sayReady(nginx.origin, 'nginx and PostgreSQL; Ctrl-C ends it');
}

function sayReady(origin, what) {
  console.log(`\n  Kadam is ready at ${origin}   (${what})\n`);
}

function ownPostgres() {
  const bin = findPostgres();
  if (!bin)
    throw new Error(
      'PostgreSQL is not installed here. Install it (Debian: apt-get install postgresql) or set DATABASE_URL.',
    );
  return stopAtEnd(startPostgres(bin));
}
