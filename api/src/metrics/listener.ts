import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics';

interface Address {
  readonly host: string;
  readonly port: number;
}

export interface MetricsListener {
  readonly port: number;
  /** Stops immediately, even during a scrape. */
  close(): void;
}

/** Serves `GET /metrics`, and nothing else, on a separate port. */
export async function openMetricsListener(metrics: Metrics, { host, port }: Address): Promise<MetricsListener> {
  const server = createServer((request, response) => void respond(metrics, request, response));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen({ host, port }, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function respond(metrics: Metrics, { method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
  if (url !== '/metrics') return void response.writeHead(404).end();
  if (method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end();
  try {
    const text = await metrics.scrape();
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
  } catch (error) {
    // Prometheus shows this text with the target.
    response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
  }
}
