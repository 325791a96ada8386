import { createServer, type Server, type ServerResponse } from 'node:http';

export interface SentCall {
  readonly path: string;
  readonly body: unknown;
}

interface Response {
  readonly status: number;
  readonly body: unknown;
}

type Respond = (call: SentCall) => Response | Promise<Response>;

/**
 * A real HTTP server on the port of the page's origin.
 */
export class ApiServer {
  readonly calls: SentCall[] = [];
  onCall: Respond = () => ({ status: 500, body: {} });
  private readonly server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = { path: request.url ?? '', body: JSON.parse(Buffer.concat(chunks).toString() || 'null') as unknown };
      this.calls.push(call);
      void this.respond(call, response);
    });
  });

  private async respond(call: SentCall, response: ServerResponse): Promise<void> {
    const { status, body } = await this.onCall(call);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  start = () => new Promise<void>((resolve) => this.server.listen(Number(location.port), '127.0.0.1', resolve));

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
