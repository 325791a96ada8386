import { stopTracing } from './tracing';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { type Config, ConfigError, readConfig } from './config';
import { type Database, DatabaseStartError } from './db/database';
import { openMigrated } from './db/open';
import { limitsFor } from './limits';
import { createLogStream } from './log-stream';
import { createMetrics, type Metrics, openMetricsListener } from './metrics';
import { importIfEmpty } from './sample-data';
import { openMailTransport } from './mail';
import { publishedSections } from './modules/content';
import { remainingSamples, warnOfSamples } from './sample-content';
import { joinSharedSocket, stopListening } from './listening';

// Work that is still running after this time is abandoned, so that a restart never hangs.
const CLOSE_MS = 10_000;
const STANDARD_OUTPUT = 1;

class ListenError extends Error {}

start().catch((error: unknown) => {
  const isForOperator =
    error instanceof ConfigError || error instanceof DatabaseStartError || error instanceof ListenError;
  console.error(isForOperator ? error.message : error);
  process.exit(1);
});

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const lifecycle = { isDraining: false };
  const database = await openMigrated(
    { ...config, onLost: (sentence) => lifecycle.isDraining || fail(sentence) },
    { onWait: console.error },
  );
  if (config.isSeeding) await importIfEmpty(database);

  const metrics = config.metrics && createMetrics();
  const app = await buildApp({
    database,
    config,
    limits: limitsFor(config.limitFactor),
    lifecycle,
    mailTransport: openMailTransport(config),
    logStream: createLogStream(STANDARD_OUTPUT),
    preparesAhead: true,
    metrics,
  });
  const forPrometheus = config.metrics && metrics && (await openForPrometheus(metrics, config.metrics));
  await listen(app, config);
  const samples = remainingSamples(await publishedSections(database));
  warnOfSamples({ environment: config.environment, log: app.log }, samples);
  const shared = config.hasSharedSocket ? await joinSharedSocket(app.server).catch(rejectSocket) : undefined;
  const { port } = app.server.address() as AddressInfo;

  const end = once(async () => {
    lifecycle.isDraining = true;
    shared?.leave();
    setTimeout(() => fail('Not every request was finished in time; ending anyway.'), CLOSE_MS + config.drainMs).unref();
    await delay(config.drainMs);
    await stopListening(app.server);
    app.server.closeIdleConnections();
    await shared?.isOver;
    forPrometheus?.close();
    await close(app, database);
    await stopTracing();
    process.exit(0);
  });
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, end);
  // Last, because the parent may send a signal as soon as it receives this message.
  if (process.connected) process.send?.({ listening: { host: config.host, port }, metricsPort: forPrometheus?.port });
  // The parent process may have ended in the meantime.
  if (process.send && !process.connected) end();
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  await app.listen({ host, port }).catch(explain({ host, port, names: ['HOST', 'PORT'] }));
}

async function openForPrometheus(metrics: Metrics, { host, port }: NonNullable<Config['metrics']>) {
  const names = ['KADAM_METRICS_HOST', 'KADAM_METRICS_PORT'] as const;
  return openMetricsListener(metrics, { host, port }).catch(explain({ host, port, names }));
}

interface Listening {
  readonly host: string;
  readonly port: number;
  /** The environment variables for host and port. */
  readonly names: readonly [host: string, port: string];
}

function explain({ host, port, names: [hostName, portName] }: Listening): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    if (error.code === 'EADDRINUSE')
      throw new ListenError(
        `${portName} ${port} is taken on ${host}. Set ${portName} to another one, or to 0 for any free one.`,
      );
    if (error.code === 'EACCES')
      throw new ListenError(`${portName} ${port} needs more permissions. Set ${portName} to one above 1023.`);
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
      throw new ListenError(`${hostName} ${host} is not an address of this machine.`);
    throw error;
  };
}

function rejectSocket({ message }: Error): never {
  throw new ListenError(`The socket of LISTEN_FDS cannot be used (${message}). Is it a stream socket?`);
}

async function close(app: FastifyInstance, database: Database): Promise<void> {
  await app.close();
  await database.close();
}

function once(work: () => Promise<void>): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work().catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
  };
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
