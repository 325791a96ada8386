import axios from 'axios';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received check: the form, and whether the visitor canceled it. */
export interface ReceivedCheck {
  readonly form: string;
  readonly isEnded: () => boolean;
}

type CheckResponse = { readonly status: number; readonly body: unknown } | 'lost' | 'never';

/** A real HTTP server for the resume check; the page's client is pointed at it. */
export interface CheckServer {
  readonly respondWith: (checkResponse: CheckResponse) => void;
  readonly received: readonly ReceivedCheck[];
  readonly close: () => Promise<void>;
}

export async function startCheckServer(): Promise<CheckServer> {
  const received: ReceivedCheck[] = [];
  let checkResponse: CheckResponse = 'never';
  const server = createServer((request, response) => {
    void receive(request, response).then((check) => {
      if (!check) return;
      received.push(check);
      if (checkResponse === 'lost') return void request.socket.destroy();
      if (checkResponse === 'never') return;
      response
        .writeHead(checkResponse.status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(checkResponse.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pointed = axios.interceptors.request.use((config) => ({
    ...config,
    baseURL: `http://127.0.0.1:${port}${config.baseURL ?? ''}`,
    // jsdom never clears the timer of a lost connection: the tests would run for three minutes.
    timeout: 0,
  }));
  return {
    respondWith: (next) => (checkResponse = next),
    received,
    close: async () => {
      axios.interceptors.request.eject(pointed);
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function receive(request: IncomingMessage, response: ServerResponse): Promise<ReceivedCheck | undefined> {
  // The test page has another origin.
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  if (request.method !== 'POST' || request.url !== '/api/resume/ats-score') return void response.writeHead(501).end();
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  let isEnded = false;
  response.on('close', () => (isEnded = !response.writableFinished));
  return { form: Buffer.concat(chunks).toString(), isEnded: () => isEnded };
}
