import { startApi } from './parts/api.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { assertPortIsFree } from './parts/port.mjs';
import { bundlesFolder, dataFolder } from './parts/root.mjs';
import { since } from './parts/say.mjs';
import { loadSource } from './parts/source.mjs';
import { stopAtEnd, untilEnd } from './parts/started.mjs';

const began = performance.now();
const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 8080);

ensureInstalled();
await untilEnd(async () => {
  await assertPortIsFree({ host, port, command: 'npm start' });
  const { publishChanged, readStatus, createPortalServer } = loadSource('release/src/index.ts');

  console.log('Building what changed, and starting the API …');
  const [api, outcomes] = await Promise.all([
    stopAtEnd(startApi({ env: apiEnvironment() })),
    publishChanged({ bundlesFolder, onProgress: (line) => console.log(`  ${line}`) }),
  ]);
  reportRejected(outcomes, (await readStatus({ bundlesFolder })).bundles);

  const portal = createPortalServer({ bundlesFolder, apiOrigin: api.origin });
  await stopAtEnd(portal.listen({ host, port }).then(() => ({ stop: () => portal.close() })));
  console.log(`\n  Kadam is ready at http://localhost:${port}   (after ${since(began)}; Ctrl-C ends it)\n`);
});

// Links in mails must lead to this portal.
function apiEnvironment() {
  const { KADAM_LOG = 'warn', KADAM_PUBLIC_URL = `http://localhost:${port}` } = process.env;
  return { KADAM_DATA: dataFolder, KADAM_BUNDLES: bundlesFolder, KADAM_LOG, KADAM_PUBLIC_URL };
}

function reportRejected(outcomes, live) {
  for (const { message } of outcomes) if (message) console.error(`\n${message}\n`);
  if (!live.some(({ bundle }) => bundle === 'host')) throw new Error('Without the host there is no portal; see above.');
}
