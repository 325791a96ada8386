import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A request that the page sent. */
export interface ReceivedCall {
  readonly method: string | undefined;
  /** With its query, such as `/api/courses?limit=12`. */
  readonly path: string;
  /** Parsed JSON, the text of a form, or null. */
  readonly body: unknown;
}

/** A text is sent as an HTML page, everything else as JSON. */
export interface TestResponse {
  readonly status: number;
  readonly body: unknown;
}

/** A real HTTP server on the port of the page's origin, for tests; each test sets its response. */
export class ApiServer {
  readonly calls: ReceivedCall[] = [];
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => void this.handle(request, Buffer.concat(chunks).toString(), response));
  });

  constructor(
    public respond: (call: ReceivedCall) => TestResponse | Promise<TestResponse> = () => ({ status: 500, body: {} }),
  ) {}

  get isOpen(): boolean {
    return this.server.listening;
  }

  start = () => new Promise<void>((resolve) => this.server.listen(Number(location.port), '127.0.0.1', resolve));

  /** Breaks open connections; `start` opens it again. */
  stop(): Promise<unknown> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(resolve));
  }

  private async handle({ method, url, headers }: IncomingMessage, text: string, response: ServerResponse) {
    const isForm = headers['content-type']?.startsWith('multipart/') === true;
    const call = { method, path: url ?? '', body: isForm ? text : (JSON.parse(text || 'null') as unknown) };
    this.calls.push(call);
    const { status, body } = await this.respond(call);
    const isText = typeof body === 'string';
    response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json' });
    response.end(isText ? body : JSON.stringify(body));
  }
}
