import { connect } from 'node:net';

const CONNECTIONS = 16;

/**
 * Responses per second when the same request is repeated over a few connections. The client only
 * counts bytes, so that it is not the bottleneck; every response must be as long as the first.
 */
export async function throughput(origin: string, path: string, ms: number): Promise<number> {
  const { hostname, port } = new URL(origin);
  const request = `GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept-encoding: br\r\n\r\n`;
  const end = performance.now() + ms;
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => countResponses({ hostname, port, request, end })),
  );
  return counts.reduce((sum, count) => sum + count, 0) / (ms / 1_000);
}

interface Load {
  readonly hostname: string;
  readonly port: string;
  readonly request: string;
  readonly end: number;
}

function countResponses({ hostname, port, request, end }: Load): Promise<number> {
  return new Promise((resolve, reject) => {
    let size = 0;
    let received = 0;
    let count = 0;
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      size ||= sizeOf(chunk);
      received += chunk.length;
      if (received < size) return;
      received -= size;
      count += 1;
      if (performance.now() < end) return void socket.write(request);
      socket.destroy();
      resolve(count);
    });
  });
}

// Head and body of a response whose head arrived in one piece.
function sizeOf(chunk: Buffer): number {
  const head = chunk.indexOf('\r\n\r\n') + 4;
  const length = /content-length: (\d+)/i.exec(chunk.toString('latin1', 0, head))?.[1];
  if (head < 4 || length === undefined) throw new Error('The response has no Content-Length.');
  return head + Number(length);
}
