import type { IncomingMessage, ServerResponse } from 'node:http';
import { hotConfiguration } from '@kadam/shared/build/hot.cjs';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { findPackage, findPackages, REPOSITORY } from '../workspace';
import { buildNews } from './build-news';
import { devClient } from './dev-client';
import { setHeaders } from './dev-headers';
import { hostFromSource } from './host-from-source';
import { runningPortal } from './running-portal';
import { sourceRecord } from './source-record';
import { pathOf } from './surroundings';
import { watchedBundle } from './watched-bundle';

interface DevOptions {
  /** Bundles to build from source; all of them when empty. */
  readonly names: readonly string[];
  /** A running portal around remotes from source, or what a host from source needs. */
  readonly around: string | Parameters<typeof hostFromSource>[1];
  readonly port: number;
}

type Next = (error?: unknown) => void;
type Answer = (request: IncomingMessage, response: ServerResponse, next: Next) => Promise<void>;

// Without this a failure would leave the browser waiting and end the server.
const reportingFailure =
  (answer: Answer) =>
  (request: IncomingMessage, response: ServerResponse, next: Next): void =>
    void answer(request, response, next).catch(next);

const NO_DOCUMENT = /^\/(bundles|api|__dev)(\/|$)/;

/**
 * Serves the portal on one origin with some or all bundles built from source. Components are replaced in open pages and keep their state.
 * @returns the function that ends it, once every bundle was built for the first time
 * @throws ReleaseError when a name is no package, or no portal answers
 */
export async function startDevServer({ names, around, port }: DevOptions): Promise<() => Promise<void>> {
  process.env.NODE_ENV = 'development';
  const packages = names.length > 0 ? names.map((name) => findPackage(REPOSITORY, name)) : findPackages(REPOSITORY);
  const watched = packages.map(watchedBundle);
  const surroundings =
    typeof around === 'string' ? await runningPortal(around, watched) : hostFromSource(watched, around);
  const compiler = webpack([
    devClient(surroundings.isHostFromSource),
    ...watched.map(({ bundle, configuration }) => hotConfiguration(configuration, bundle)),
  ]);
  if (!compiler) throw new Error('webpack made no compiler.');
  const bundles = watched.map(({ bundle }) => bundle);
  const news = buildNews(compiler, bundles, REPOSITORY);

  const server = new WebpackDevServer(
    {
      ...{ host: '127.0.0.1', port, setupExitSignals: false },
      // Pages have a client of their own (shared/src/dev): the portal's policies forbid what the usual one does.
      ...{ hot: false, liveReload: false, client: false },
      ...surroundings.serving,
      setupMiddlewares: (middlewares) => [
        { name: 'kadam-headers', middleware: setHeaders },
        { name: 'kadam-source', middleware: reportingFailure(answerOfSource) },
        { name: 'kadam-documents', middleware: reportingFailure(answerDocument) },
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
  await news.firstBuilds;
  return async () => {
    news.close();
    await server.stop();
  };

  async function answerOfSource(request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> {
    if (news.answer(request, response)) return;
    if (surroundings.isIgnored(pathOf(request))) return void response.writeHead(204).end();
    const record = await sourceRecord(pathOf(request), watched, surroundings.registry);
    if (record === undefined) return next();
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(record));
  }

  async function answerDocument(request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> {
    if (request.method !== 'GET' || NO_DOCUMENT.test(pathOf(request))) return next();
    return surroundings.answer(request, response);
  }
}
