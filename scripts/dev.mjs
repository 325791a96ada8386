// From source, with hot replacement: everything, or some bundles inside released others.   npm run
// dev            npm run dev -- jobs            npm run dev -- jobs --site https://kadam.example
import { watch } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startApi } from './parts/api.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { bundlesFolder, dataFolder, root } from './parts/root.mjs';
import { loadSource } from './parts/source.mjs';
import { fail } from './parts/say.mjs';

const port = Number(process.env.PORT ?? 8080);
const { names, site, isHostFromSource } = readOptions();

ensureInstalled();
const { createPortalServer } = loadSource('release/src/index.ts');
const { shownBundles } = loadSource('release/src/dev/shown-bundles.ts');
const { startDevServer } = loadSource('release/src/dev/dev-server.ts');

const local = site === undefined ? await startLocal() : undefined;
const close = await startDevServer({ names, around: site ?? local.around, port }).catch(exitWith);
const what = names.length > 0 ? names.join(', ') : 'everything';
const around = site === undefined ? '' : ` inside ${site}`;
console.log(
  `\n  Kadam from source (${what}): http://localhost:${port}${around}   (components are replaced as you save; Ctrl-C ends it)\n`,
);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);

async function end() {
  await close();
  await local?.stop();
  process.exit(0);
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({ options: { site: { type: 'string' } }, allowPositionals: true });
    const isHost = positionals.length === 0 || positionals.some((name) => /^(@kadam\/)?host\/?$/.test(name));
    if (values.site !== undefined && isHost)
      fail('Inside a deployed site remotes alone come from source. Name one: npm run dev -- jobs --site https://…');
    if (values.site !== undefined && !/^https?:\/\//.test(values.site))
      fail(`--site must be an address that begins with https:// or http://, not '${values.site}'.`);
    return { names: positionals, site: values.site, isHostFromSource: isHost };
  } catch (error) {
    return fail(error.message);
  }
}

/** Starts the API, and for remotes from source a portal of releases. */
async function startLocal() {
  const shown = await shownBundles({
    siteFolder: bundlesFolder,
    ownFolder: join(dataFolder, 'dev-bundles'),
    names,
    onProgress: (line) => console.log(`  ${line}`),
  }).catch(exitWith);
  const api = await startApi({
    env: {
      KADAM_DATA: dataFolder,
      KADAM_BUNDLES: shown,
      KADAM_LOG: process.env.KADAM_LOG ?? 'warn',
      KADAM_PUBLIC_URL: `http://localhost:${port}`,
    },
  }).catch(exitWith);
  restartOnChange(api);
  const place = { bundlesFolder: shown, apiOrigin: api.origin };
  if (isHostFromSource) return { around: place, stop: api.stop };
  const portal = createPortalServer(place);
  const around = await portal.listen({ host: '127.0.0.1', port: 0 });
  return { around, stop: () => portal.close().then(api.stop) };
}

function exitWith(error) {
  return fail(error.message);
}

function restartOnChange(api) {
  let timer;
  const later = (_, file) => {
    if (!file || /\.test\.ts$|~$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => api.restart(), 300);
  };
  for (const folder of ['api/src', 'shared/src/contract', 'resume-engine/src'])
    watch(join(root, folder), { recursive: true }, later);
}
