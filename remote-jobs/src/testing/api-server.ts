import { once } from 'node:events';
import type { Endpoint } from '@kadam/shared/contract/endpoint';
import axios from 'axios';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly authorization: string | undefined;
}

/** `lost` breaks the connection. */
export type Response = { readonly status: number; readonly body: unknown } | 'lost';

/** A real HTTP server for endpoints of the contract; the page's client is pointed at it. */
export interface ApiServer {
  /** Sets the response of an endpoint; a successful body must match the contract. */
  readonly on: (endpoint: Endpoint, answer: (request: Received) => Response | Promise<Response>) => void;
  readonly received: (endpoint: Endpoint) => readonly Received[];
  /** Resolves once no response is open. */
  readonly responded: () => Promise<void>;
  readonly close: () => Promise<void>;
}

type Route = { readonly endpoint: Endpoint; answer: (request: Received) => Response | Promise<Response> };

export async function startApiServer(): Promise<ApiServer> {
  const routes: Route[] = [];
  const log: { readonly endpoint: Endpoint; readonly request: Received }[] = [];
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    void handle(request, response, { routes, log });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const pointed = axios.interceptors.request.use((config) => ({
    ...config,
    baseURL: `http://127.0.0.1:${port}${config.baseURL ?? ''}`,
  }));
  return {
    on: (endpoint, answer) => routes.unshift({ endpoint, answer }),
    received: (endpoint) => log.filter((entry) => entry.endpoint === endpoint).map(({ request }) => request),
    responded: async () => {
      for (const response of open) await once(response, 'close');
    },
    close: async () => {
      axios.interceptors.request.eject(pointed);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Books {
  readonly routes: readonly Route[];
  readonly log: { readonly endpoint: Endpoint; readonly request: Received }[];
}

async function handle(request: IncomingMessage, response: ServerResponse, { routes, log }: Books): Promise<void> {
  allowPage(request, response);
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  const url = new URL(request.url ?? '/', 'http://localhost');
  const path = url.pathname.replace(/^\/api/, '');
  const route = routes.find(({ endpoint }) => endpoint.method === request.method && pathMatches(endpoint.path, path));
  if (!route) return void response.writeHead(501).end();
  const received: Received = {
    path,
    query: url.searchParams,
    body: await readBody(request),
    authorization: request.headers.authorization,
  };
  log.push({ endpoint: route.endpoint, request: received });
  const answer = await route.answer(received);
  if (answer === 'lost') return void request.socket.destroy();
  route.endpoint.responses[answer.status]?.parse?.(answer.body);
  response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body));
}

// The test page has another origin.
function allowPage(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, idempotency-key');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
}

const pathMatches = (template: string, path: string) =>
  new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  // Multipart bodies are not parsed.
  if (request.headers['content-type']?.startsWith('multipart/')) return text;
  return text === '' ? undefined : JSON.parse(text);
}
