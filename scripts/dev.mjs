import { watch } from 'node:fs';
import { join } from 'node:path';
import { startApi } from './parts/api.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { bundlesFolder, dataFolder, root } from './parts/root.mjs';
import { loadSource } from './parts/source.mjs';
import { fail } from './parts/say.mjs';

const port = Number(process.env.PORT ?? 8080);
const names = process.argv.slice(2);

ensureInstalled();
const { shownBundles } = loadSource('release/src/dev/shown-bundles.ts');
const { startDevServer } = loadSource('release/src/dev/dev-server.ts');

const shown = await shownBundles({
  ...{ siteFolder: bundlesFolder, ownFolder: join(dataFolder, 'dev-bundles'), names },
  onProgress: (line) => console.log(`  ${line}`),
}).catch((error) => fail(error.message));
const api = await startApi({
  env: {
    KADAM_DATA: dataFolder,
    KADAM_LOG: process.env.KADAM_LOG ?? 'warn',
    KADAM_PUBLIC_URL: `http://localhost:${port}`,
  },
}).catch((error) => fail(error.message));
const close = await startDevServer({ names, bundlesFolder: shown, apiOrigin: api.origin, port }).catch((error) =>
  fail(error.message),
);
restartApiOnChange();
const what = names.length > 0 ? names.join(', ') : 'everything';
console.log(
  `\n  Kadam from source (${what}): http://localhost:${port}   (pages load again after each change; Ctrl-C ends it)\n`,
);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);

async function end() {
  await close();
  await api.stop();
  process.exit(0);
}

function restartApiOnChange() {
  let timer;
  const later = (_, file) => {
    if (!file || /\.test\.ts$|~$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => api.restart(), 300);
  };
  for (const folder of ['api/src', 'shared/src/contract', 'resume-engine/src'])
    watch(join(root, folder), { recursive: true }, later);
}
