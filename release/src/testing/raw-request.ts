import { request, type IncomingHttpHeaders } from 'node:http';

/** A raw response. */
export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * A request that is sent exactly as written: no address is tidied, no header added but Host and
 * Connection.
 */
export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly sendBytes?: number;
  readonly isChunked?: boolean;
  /** Address of this machine that it is sent from; `127.0.0.1` by default. */
  readonly from?: string;
}

export function send(origin: string, { method = 'GET', path, headers = {}, from, ...sent }: RawRequest) {
  const { hostname, port } = new URL(origin);
  const body = sent.sendBytes === undefined ? undefined : Buffer.alloc(sent.sendBytes, 'x');
  const length = body && !sent.isChunked ? { 'content-length': String(body.length) } : {};
  return new Promise<RawResponse>((resolve, reject) => {
    const outgoing = request(
      {
        hostname: hostname.replace(/^\[|\]$/g, ''),
        port,
        method,
        path,
        agent: false,
        localAddress: from,
        headers: { host: `localhost:${port}`, ...length, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
