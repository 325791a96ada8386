import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

interface TestResponse {
  readonly status: number;
  readonly body: unknown;
}

export interface SentCall {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly body: unknown;
}

/** A real HTTP server on the port of the page's origin; each test sets its response. */
export class OfficeServer {
  readonly calls: SentCall[] = [];
  respond: () => TestResponse | Promise<TestResponse> = confirmed;
  private server: Server | undefined;

  get isOpen(): boolean {
    return this.server?.listening ?? false;
  }

  start(): Promise<void> {
    return new Promise((ready) => {
      this.server = createServer((request, response) => {
        void text(request).then(async (body) => {
          this.calls.push({ method: request.method, path: request.url, body: JSON.parse(body || 'null') });
          const result = await this.respond();
          const isText = typeof result.body === 'string';
          response.writeHead(result.status, { 'content-type': isText ? 'text/html' : 'application/json' });
          response.end(isText ? result.body : JSON.stringify(result.body));
        });
      }).listen(Number(location.port), '127.0.0.1', ready);
    });
  }

  stop(): Promise<unknown> {
    this.server?.closeAllConnections();
    return new Promise((closed) => this.server?.close(closed));
  }
}

export function confirmed(): TestResponse {
  return { status: 202, body: { success: true, message: 'Thank you. We have your message.' } };
}
