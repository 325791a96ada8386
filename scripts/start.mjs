import { createServer } from 'node:net';
import { startApi } from './parts/api.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { bundlesFolder, dataFolder } from './parts/root.mjs';
import { loadSource } from './parts/source.mjs';
import { fail, since } from './parts/say.mjs';

const started = performance.now();
const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 8080);

ensureInstalled();
await refuseTakenPort();
const { publishChanged, createPortalServer } = loadSource('release/src/index.ts');

console.log('Building what changed, and starting the API …');
const [api, outcomes] = await Promise.all([
  startApi({ env: apiEnvironment() }),
  publishChanged({ bundlesFolder, onProgress: (line) => console.log(`  ${line}`) }),
]).catch((error) => fail(error.message));

reportRefused(outcomes);

const portal = await createPortalServer({ bundlesFolder, apiOrigin: api.origin });
await portal.listen({ host, port }).catch((error) => fail(error.message));
console.log(`\n  Kadam is ready at http://localhost:${port}   (after ${since(started)}; Ctrl-C ends it)\n`);

// Links in mails must lead to this portal; everything else the API knows by itself.
function apiEnvironment() {
  const { KADAM_LOG = 'warn', KADAM_PUBLIC_URL = `http://localhost:${port}` } = process.env;
  return { KADAM_DATA: dataFolder, KADAM_BUNDLES: bundlesFolder, KADAM_LOG, KADAM_PUBLIC_URL };
}

let ending = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);

async function end() {
  if (ending) return;
  ending = true;
  console.log('\nClosing …');
  await portal.close();
  await api.stop();
  process.exit(0);
}

function reportRefused(all) {
  const refused = all.filter(({ status }) => status === 'refused');
  for (const { message } of refused) console.error(`\n${message}\n`);
  if (refused.some(({ bundle }) => bundle === 'host')) fail('Without the host there is no portal; see above.');
}

async function refuseTakenPort() {
  const probe = createServer();
  await new Promise((resolve) => {
    probe.once('error', ({ code }) => {
      if (code === 'EADDRINUSE')
        fail(`Port ${port} is taken by another program. Choose another one: PORT=8081 npm start`);
      if (code === 'EACCES') fail(`Port ${port} needs more rights. Choose a higher one: PORT=8080 npm start`);
      fail(`Port ${port} cannot be used (${code}). Choose another one: PORT=8081 npm start`);
    });
    if (!Number.isInteger(port) || port < 0 || port > 65535)
      fail(`PORT must be a number from 1 to 65535, not '${process.env.PORT}'.`);
    probe.listen({ host, port }, () => probe.close(resolve));
  });
}
