import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Duplex, Transform } from 'node:stream';

/**
 * A proxy to the portal that causes real failures, in every browser: hanging requests hold their
 * connection, slow ones arrive byte by byte.
 */
export interface FailingProxy {
  readonly origin: string;
  /** Requested paths with queries, in order. */
  readonly requested: readonly string[];
  /** Matching requests get no response and hold their connection. */
  hang(matches: (path: string) => boolean): void;
  /** Matching requests lose their connection. */
  cut(matches: (path: string) => boolean): void;
  /** Matching requests get this response instead of the portal's. */
  respond(matches: (path: string) => boolean, reply: Reply): void;
  /** New requests pass again; hanging ones stay. */
  restore(): void;
  /** Limits the rate of all responses together, or of matching ones. */
  slowDown(bytesPerSecond: number, matches?: (path: string) => boolean): void;
  /** Paths of hanging requests that the browser still waits for. */
  held(): readonly string[];
  close(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export async function startFailingProxy(portal: string): Promise<FailingProxy> {
  const requested: string[] = [];
  const held = new Map<ServerResponse, string>();
  const hose = new RateLimit();
  let hangs = (_path: string) => false;
  let isCut = (_path: string) => false;
  let isSlow = (_path: string) => true;
  let replies: { readonly matches: (path: string) => boolean; readonly reply: Reply }[] = [];
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/';
    requested.push(path);
    if (isCut(path)) return void incoming.socket.destroy();
    const prepared = replies.find(({ matches }) => matches(path))?.reply;
    if (!prepared && !hangs(path))
      return pass(incoming, response, { portal, ...(isSlow(path) && { through: hose.limited() }) });
    incoming.resume();
    if (prepared) return void incoming.once('end', () => reply(response, prepared));
    held.set(response, path);
    response.once('close', () => held.delete(response));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    hang: (matches) => (hangs = matches),
    cut: (matches) => (isCut = matches),
    respond: (matches, prepared) => void replies.push({ matches, reply: prepared }),
    restore() {
      hangs = () => false;
      isCut = () => false;
      replies = [];
    },
    slowDown(bytesPerSecond, matches = () => true) {
      hose.rate = bytesPerSecond;
      isSlow = matches;
    },
    held: () => [...held.values()],
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

interface Way {
  readonly portal: string;
  /** Transforms the bytes of the response. */
  readonly through?: Duplex;
}

/** Passes a request to the portal and its response back. */
function pass(incoming: IncomingMessage, outgoing: ServerResponse, { portal, through }: Way): void {
  const { method, headers, url = '/' } = incoming;
  const onward = send(new URL(url, portal), { method, headers }, (received) => {
    outgoing.writeHead(received.statusCode ?? 502, received.headers);
    (through ? received.pipe(through) : received).pipe(outgoing);
  });
  onward.once('error', () => outgoing.destroy());
  outgoing.once('close', () => onward.destroy());
  incoming.pipe(onward);
}

const reply = (outgoing: ServerResponse, { status, type, body }: Reply) =>
  outgoing.writeHead(status, { 'content-type': type }).end(body);

const PIECE_BYTES = 512;

/** All responses share one rate, so each piece waits for its turn. */
class RateLimit {
  rate = Infinity;
  private freeAt = 0;

  limited(): Transform {
    const { turn } = this;
    return new Transform({
      transform(chunk: Buffer, _, done) {
        const send = async () => {
          for (let start = 0; start < chunk.length; start += PIECE_BYTES) {
            const piece = chunk.subarray(start, start + PIECE_BYTES);
            await turn(piece.length);
            this.push(piece);
          }
        };
        send().then(() => done(), done);
      },
    });
  }

  private readonly turn = (bytes: number): Promise<unknown> | undefined => {
    if (this.rate === Infinity) return undefined;
    const now = Date.now();
    this.freeAt = Math.max(this.freeAt, now) + (bytes / this.rate) * 1000;
    return new Promise((comes) => setTimeout(comes, this.freeAt - now));
  };
}
