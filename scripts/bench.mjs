// Measures the portal in a browser against the same source as one bundle, plain and prerendered,
// and writes docs/benchmarks.md.   --runs 7   how often (5 by default)      --json   the figures as
// JSON instead of the table
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startApi } from './parts/api.mjs';
import { CHROMIUM_MISSING, findChromium } from './parts/chromium.mjs';
import { formatFiles } from './parts/format.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { findPostgres, startPostgres } from './parts/postgres.mjs';
import { bundlesFolder, dataFolder, root } from './parts/root.mjs';
import { fail } from './parts/say.mjs';
import { loadSource } from './parts/source.mjs';

const { values: asked } = parseArgs({ options: { runs: { type: 'string', default: '5' }, json: { type: 'boolean' } } });
const runs = Number(asked.runs);
if (!Number.isInteger(runs) || runs < 1) fail(`--runs must be a whole number from 1 up, not '${asked.runs}'.`);
const port = Number(process.env.PORT ?? 8090);
const singleFolder = join(dataFolder, 'single');
const prerenderedFolder = join(dataFolder, 'single-prerendered');
const page = join(root, 'docs/benchmarks.md');

ensureInstalled();
const executablePath = findChromium() ?? fail(CHROMIUM_MISSING);
const { publishChanged, startNginx, isNginxInstalled, createPortalServer } = loadSource('release/src/index.ts');
const { buildSingle } = loadSource('e2e/bench/single/build-single.ts');
const { prerenderSingle } = loadSource('e2e/bench/single/prerender-single.ts');
const { runBench } = loadSource('e2e/bench/run-bench.ts');
const { benchReport } = loadSource('e2e/bench/report.ts');

log('Building what changed …');
await publishChanged({ bundlesFolder, onProgress: log });
await buildSingle(singleFolder);
await prerenderSingle({ single: singleFolder, bundlesFolder, folder: prerenderedFolder });

const isNginx = isNginxInstalled();
const closing = [];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, async () => {
    await close();
    process.exit(1);
  });
try {
  const databaseUrl = await database();
  const sites = {
    federated: await serve('federated', bundlesFolder, databaseUrl),
    single: await serve('single', singleFolder, databaseUrl),
    prerendered: await serve('prerendered', prerenderedFolder, databaseUrl),
  };
  const server = isNginx ? 'nginx' : "the portal's own server (nginx is not installed here)";
  const servedBy = `${server} and ${databaseUrl ? 'PostgreSQL' : 'the embedded database'}`;
  log(`Measuring ${runs} times, served by ${servedBy}:`);
  const { measured, chromium } = await runBench({ sites, executablePath, runs, onProgress: log });
  const lab = { runs, servedBy, chromium, cores: cpus().length, node: process.versions.node };
  const report = benchReport(measured, lab);
  console.log(asked.json ? JSON.stringify({ lab, bars: report.rows, measured }, null, 2) : `\n${report.text}\n`);
  await writePage(report);
} finally {
  await close();
}

async function close() {
  for (const stop of closing.splice(0).reverse()) await stop();
}

// Standard output is reserved for the result.
function log(sentence) {
  console.error(`  ${sentence}`);
}

async function database() {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const bin = findPostgres();
  if (!bin) return undefined;
  const postgres = await startPostgres(bin);
  closing.push(postgres.stop);
  return postgres.url;
}

async function serve(site, folder, databaseUrl) {
  const env = { KADAM_DATA: join(dataFolder, 'bench', site), KADAM_BUNDLES: folder, KADAM_LOG: 'warn' };
  const api = await startApi({
    env: { ...env, KADAM_LIMIT_FACTOR: '1000', ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  });
  closing.push(api.stop);
  const at = port + ['federated', 'single', 'prerendered'].indexOf(site);
  if (isNginx) {
    const settings = { KADAM_LIMIT_FACTOR: '1000' };
    const nginx = await startNginx({ port: at, bundlesFolder: folder, apiOrigin: api.origin, settings });
    closing.push(nginx.stop);
    return nginx.origin;
  }
  const portal = await createPortalServer({ bundlesFolder: folder, apiOrigin: api.origin });
  await portal.listen({ host: '127.0.0.1', port: at });
  closing.push(() => portal.close());
  return `http://127.0.0.1:${at}`;
}

async function writePage(report) {
  const text = report.page(existsSync(page) ? readFileSync(page, 'utf8') : '# Benchmarks\n');
  writeFileSync(page, text);
  formatFiles([page]);
  log('docs/benchmarks.md is written.');
}
