import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';
import { pass } from './gateway';

/**
 * A proxy to the portal that causes real failures: hanging requests hold their connection, slow
 * ones arrive byte by byte.
 */
export interface FailingProxy {
  readonly origin: string;
  /** Requested paths with queries, in order. */
  readonly requested: readonly string[];
  /** Matching requests get no response and hold their connection. */
  hang(matches: (path: string) => boolean): void;
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
  let isSlow = (_path: string) => true;
  let replies: { readonly matches: (path: string) => boolean; readonly reply: Reply }[] = [];
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/';
    requested.push(path);
    const prepared = replies.find(({ matches }) => matches(path))?.reply;
    if (prepared) return void response.writeHead(prepared.status, { 'content-type': prepared.type }).end(prepared.body);
    if (!hangs(path)) return pass(incoming, response, { portal, ...(isSlow(path) && { through: hose.limited() }) });
    held.set(response, path);
    response.once('close', () => held.delete(response));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    hang: (matches) => (hangs = matches),
    respond: (matches, reply) => void replies.push({ matches, reply }),
    restore() {
      hangs = () => false;
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
