#!/usr/bin/env node
// Shows a remote inside a deployed portal, as it is built:
// kadam-dev "<command that builds on changes>" --site <url>
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { extname, join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';

const USAGE = 'npm run dev -- --site https://kadam.example [--port 3000]';
const BOOT = /(?<=<script type="application\/json" id="kadam-boot">)[^<]*(?=<\/script>)/;
const DOCUMENT = /^\/(?!(?:bundles|api)(?:\/|$))/;
/** Telemetry of developers is not counted. */
const IGNORED = ['/api/telemetry', '/api/policy-reports'];
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml' };
/** Headers that concern the connection to the site, or would outlive this server. */
const DROPPED = ['connection', 'content-length', 'transfer-encoding', 'strict-transport-security', 'keep-alive'];

const { command, site, port } = readOptions();
const routes = JSON.parse(readFileSync('routes.json', 'utf8'));
const dist = resolve('dist');

// An earlier build would be shown until the first one is done.
rmSync(dist, { recursive: true, force: true });
const build = spawn(command, { shell: true, stdio: 'inherit' });
build.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => build.kill(signal) && process.exit(0));

createServer((request, response) => {
  handle(request, response).catch((error) => {
    if (!response.headersSent) response.writeHead(502, { 'Content-Type': 'text/plain' });
    response.end(`${site.origin} does not answer: ${error.cause?.code ?? error.message}`);
  });
}).listen(port, '127.0.0.1', () => {
  const { path } = routes.pages[0];
  console.log(
    `http://localhost:${port}${path} shows '${routes.name}' inside ${site.origin}. Reload it after a change.`,
  );
});

function readOptions() {
  try {
    const options = { site: { type: 'string' }, port: { type: 'string', default: '3000' } };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length !== 1 || !values.site) throw new Error('Name the site of a running portal.');
    return { command: positionals[0], site: new URL(values.site), port: Number(values.port) };
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}

async function handle(request, response) {
  const path = new URL(request.url, 'http://localhost').pathname;
  if (IGNORED.includes(path)) return response.writeHead(204).end();
  const own = ownFile(path);
  if (own) return sendFile(own, response);
  if (request.method !== 'GET' || !DOCUMENT.test(path)) return forward(request, response);
  return sendDocument(path, request, response);
}

/** A built file, below the folder of the current build. */
function ownFile(path) {
  const [, version, name] = new RegExp(`^/bundles/${routes.name}/(dev-[^/]+)/(.+)$`).exec(path) ?? [];
  if (version === undefined) return undefined;
  const file = resolve(dist, decodeURIComponent(name));
  return file.startsWith(dist + sep) ? file : undefined;
}

function sendFile(file, response) {
  if (!existsSync(file)) return response.writeHead(404).end();
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(readFileSync(file));
}

async function sendDocument(path, { url, headers }, response) {
  const { cookie = '', accept = '*/*' } = headers;
  const found = await fetch(new URL(url, site), { headers: { cookie, accept }, redirect: 'manual' });
  const sent = Object.fromEntries(
    [...found.headers].filter(([name]) => ![...DROPPED, 'content-encoding'].includes(name)),
  );
  const isPage = (found.headers.get('content-type') ?? '').includes('text/html');
  if (!isPage) return response.writeHead(found.status, sent).end(Buffer.from(await found.arrayBuffer()));
  const remote = builtRemote();
  if (!remote) return response.writeHead(503, { 'Content-Type': 'text/plain' }).end('The build is not ready. Reload.');
  const isOwn = routes.pages.some((page) => new RegExp(`^${page.path.replace(/:\w+/g, '[^/]+')}$`).test(path));
  const html = withRemote(await found.text(), remote);
  return response.writeHead(found.status === 404 && isOwn ? 200 : found.status, sent).end(html);
}

/** The current build in the form of the boot record; undefined before the first one. */
function builtRemote() {
  const manifest = join(dist, 'mf-manifest.json');
  if (!existsSync(manifest)) return undefined;
  const { remoteEntry } = JSON.parse(readFileSync(manifest, 'utf8')).metaData;
  const scripts = readdirSync(dist, { recursive: true }).filter((name) => name.endsWith('.js'));
  const hashes = scripts.map((name) => [name.split(sep).join('/'), hashOf('sha384', readFileSync(join(dist, name)))]);
  const folder = `/bundles/${routes.name}/dev-${hashOf('sha256', JSON.stringify(hashes)).replace(/\W/g, '').slice(0, 8)}/`;
  return {
    name: routes.name,
    version: folder.split('/')[3],
    entry: folder + remoteEntry.path + remoteEntry.name,
    ...(remoteEntry.type === 'module' && { entryType: 'module' }),
    loadsOwnScripts: true,
    pages: routes.pages,
    integrity: Object.fromEntries(hashes.map(([name, hash]) => [folder + name, `sha384-${hash}`])),
    previous: null,
  };
}

const hashOf = (algorithm, content) => createHash(algorithm).update(content).digest('base64');

/** The document with this remote: without hints for the live one and keys of the registry. */
function withRemote(html, remote) {
  const hints = new RegExp(`<link rel="(?:module)?preload"[^>]* href="/bundles/${remote.name}/[^>]*>\\s*`, 'g');
  return html.replace(hints, '').replace(BOOT, (text) => {
    const { remotes, ...boot } = JSON.parse(text);
    // The host would reject a registry that does not have this remote.
    delete boot.trust;
    const others = remotes.filter(({ name }) => name !== remote.name);
    return JSON.stringify({ ...boot, remotes: [...others, remote] }).replaceAll('<', '\\u003c');
  });
}

function forward(request, response) {
  const send = site.protocol === 'https:' ? requestHttps : requestHttp;
  const { method, headers } = request;
  return new Promise((resolve, reject) => {
    const upstream = send(new URL(request.url, site), { method, headers: { ...headers, host: site.host } }, (found) => {
      const sent = { ...found.headers };
      delete sent['strict-transport-security'];
      response.writeHead(found.statusCode, sent);
      found.pipe(response).on('finish', resolve).on('error', reject);
    });
    upstream.on('error', reject);
    request.pipe(upstream);
  });
}
