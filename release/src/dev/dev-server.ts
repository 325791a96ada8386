import type { IncomingMessage, ServerResponse } from 'node:http';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { OWN_HEADERS, PAGE_POLICY } from '../serve/answer-headers';
import { findPackage, findPackages, REPOSITORY } from '../workspace';
import { devPortal } from './dev-portal';
import { liveReload, RELOAD_TAG } from './live-reload';
import { watchedBundle } from './watched-bundle';

interface DevOptions {
  /** Bundles to build from source; all of them when empty. The others come from their live releases. */
  readonly names: readonly string[];
  readonly bundlesFolder: string;
  /** Where the API answers, `http://127.0.0.1:3001`. */
  readonly apiOrigin: string;
  readonly port: number;
}

type Next = (error?: unknown) => void;
type Answer = (request: IncomingMessage, response: ServerResponse, next: Next) => Promise<void>;

// Without this a failure would leave the browser waiting and end the server.
const reportingFailure =
  (answer: Answer) =>
  (request: IncomingMessage, response: ServerResponse, next: Next): void =>
    void answer(request, response, next).catch(next);

/**
 * Serves the portal on one origin with some or all bundles built from source, and loads open pages again after every build.
 * @returns the function that ends it
 * @throws Refusal when a name is no package
 */
export async function startDevServer({
  names,
  bundlesFolder,
  apiOrigin,
  port,
}: DevOptions): Promise<() => Promise<void>> {
  process.env.NODE_ENV = 'development';
  const packages = names.length > 0 ? names.map((name) => findPackage(REPOSITORY, name)) : findPackages(REPOSITORY);
  const watched = packages.map(watchedBundle);
  const portal = devPortal(watched, bundlesFolder);
  const reload = liveReload();
  const compiler = webpack(watched.map(({ configuration }) => configuration));
  compiler?.hooks.done.tap('KadamDev', reload.changed);

  const server = new WebpackDevServer(
    {
      ...{ host: '127.0.0.1', port, hot: false, liveReload: false, client: false, setupExitSignals: false },
      proxy: [{ context: ['/api'], target: apiOrigin }],
      static: { directory: bundlesFolder, publicPath: '/bundles', watch: false },
      setupMiddlewares: (middlewares) => [
        { name: 'kadam-headers', middleware: setHeaders },
        { name: 'kadam-memory', middleware: reportingFailure(answerFromMemory) },
        ...middlewares,
        { name: 'kadam-documents', middleware: reportingFailure(answerDocument) },
      ],
    },
    compiler ?? undefined,
  );
  await server.start();
  return async () => {
    reload.close();
    await server.stop();
  };

  async function answerFromMemory(request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> {
    if (reload.answer(request, response)) return;
    const body = await portal.json(pathOf(request));
    if (body === undefined) return next();
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(body));
  }

  async function answerDocument(request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> {
    const path = pathOf(request);
    if (request.method !== 'GET' || path.startsWith('/bundles/') || path.startsWith('/api/')) return next();
    const document = await portal.document(path);
    response.writeHead(document?.status ?? 503, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(
      (document?.html ?? '<!doctype html><title>Building</title><body>Building …</body>').replace(
        '</body>',
        `${RELOAD_TAG}</body>`,
      ),
    );
  }
}

// Those of the portal's pages, so that what the policy forbids fails here already.
const HEADERS = Object.entries({ ...OWN_HEADERS, 'content-security-policy': PAGE_POLICY });

function setHeaders(_: IncomingMessage, response: ServerResponse, next: Next): void {
  HEADERS.forEach(([name, value]) => response.setHeader(name, value));
  next();
}

const pathOf = ({ url = '/' }: IncomingMessage): string =>
  new URL(url, 'http://localhost').pathname.replace(/(.)\/$/, '$1');
