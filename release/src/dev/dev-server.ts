import type { IncomingMessage, ServerResponse } from 'node:http';
import { hotConfiguration } from '@kadam/shared/build/hot.cjs';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { findPackage, findPackages, REPOSITORY } from '../workspace';
import { buildEvents } from './build-events';
import { devClient } from './dev-client';
import { setHeaders } from './dev-headers';
import { hostFromSource } from './host-from-source';
import { runningPortal } from './running-portal';
import { sourceRecord } from './source-record';
import { pathOf } from './dev-backend';
import { watchedBundle } from './watched-bundle';

interface DevOptions {
  /** Bundles to build from source; all of them when empty. */
  readonly names: readonly string[];
  /** URL of a running portal, or the options of a host from source. */
  readonly around: string | Parameters<typeof hostFromSource>[1];
  readonly port: number;
}

type Next = (error?: unknown) => void;
type Handler = (request: IncomingMessage, response: ServerResponse, next: Next) => Promise<void>;

// Otherwise a rejection would leave the browser waiting and end the process.
const reportingFailure =
  (handle: Handler) =>
  (request: IncomingMessage, response: ServerResponse, next: Next): void =>
    void handle(request, response, next).catch(next);

const NO_DOCUMENT = /^\/(bundles|api|__dev)(\/|$)/;

/**
 * Serves the portal with some or all bundles from source and hot replacement.
 * @returns stops it; resolves once every bundle was built
 * @throws ReleaseError if a name is not a package, or no portal responds
 */
export async function startDevServer({ names, around, port }: DevOptions): Promise<() => Promise<void>> {
  process.env.NODE_ENV = 'development';
  const packages = names.length > 0 ? names.map((name) => findPackage(REPOSITORY, name)) : findPackages(REPOSITORY);
  const watched = packages.map(watchedBundle);
  const backend = typeof around === 'string' ? await runningPortal(around, watched) : hostFromSource(watched, around);
  const compiler = webpack([
    devClient(backend.isHostFromSource),
    ...watched.map(({ bundle, configuration }) => hotConfiguration(configuration, bundle)),
  ]);
  if (!compiler) throw new Error('webpack made no compiler.');
  const bundles = watched.map(({ bundle }) => bundle);
  const events = buildEvents(compiler, bundles, REPOSITORY);

  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      setupExitSignals: false,
      // Pages have their own client (shared/src/dev): the content security policy forbids
      // webpack's.
      hot: false,
      liveReload: false,
      client: false,
      ...backend.serverOptions,
      setupMiddlewares: (middlewares) => [
        { name: 'kadam-headers', middleware: setHeaders },
        { name: 'kadam-source', middleware: reportingFailure(handleSource) },
        { name: 'kadam-documents', middleware: reportingFailure(handleDocument) },
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
  await events.firstBuilds;
  return async () => {
    events.close();
    await server.stop();
  };

  async function handleSource(request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> {
    if (events.handle(request, response)) return;
    if (backend.isIgnored(pathOf(request))) return void response.writeHead(204).end();
    const record = await sourceRecord(pathOf(request), watched, backend.registry);
    if (record === undefined) return next();
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(record));
  }

  async function handleDocument(request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> {
    if (request.method !== 'GET' || NO_DOCUMENT.test(pathOf(request))) return next();
    return backend.handle(request, response);
  }
}
