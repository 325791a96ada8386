// Runs the portal as in production: PostgreSQL (DATABASE_URL, or a temporary one), the API, and
// nginx with the released bundles. With --compose: docker-compose.yml.
import { startApi } from './parts/api.mjs';
import { COMPOSE_MISSING, hasCompose, startCompose } from './parts/compose.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { assertPortIsFree } from './parts/port.mjs';
import { findPostgres, startPostgres } from './parts/postgres.mjs';
import { bundlesFolder, dataFolder } from './parts/root.mjs';
import { loadSource } from './parts/source.mjs';
import { fail } from './parts/say.mjs';
import { stopAtEnd, untilEnd } from './parts/started.mjs';

const port = Number(process.env.PORT ?? 8080);
const args = process.argv.slice(2);
const unknown = args.find((word) => word !== '--compose');
if (unknown) fail(`npm run rehearse does not know '${unknown}'. It takes --compose, or nothing.`);
const isCompose = args.includes('--compose');
if (isCompose && !hasCompose()) fail(COMPOSE_MISSING);

if (!isCompose) ensureInstalled();
await untilEnd(async () => {
  await assertPortIsFree({ host: '127.0.0.1', port, command: 'npm run rehearse' });
  await (isCompose ? withCompose() : withThisMachine());
});

async function withCompose() {
  const { origin } = await stopAtEnd(startCompose({ port }));
  printReady(origin, 'Docker Compose; Ctrl-C removes it all');
  console.log(`  The journeys against it:  KADAM_URL=${origin} npm test -- browser\n`);
  // Docker's processes do not keep this process alive.
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
  printReady(nginx.origin, 'nginx and PostgreSQL; Ctrl-C ends it');
}

function printReady(origin, what) {
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
