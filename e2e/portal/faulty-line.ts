import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';
import { pass } from './gateway';

/** A line to the portal on which faults are real: what hangs holds its connection, what is slow arrives byte by byte. */
export interface FaultyLine {
  readonly origin: string;
  /** Paths with queries in the order in which they were asked for. */
  readonly asked: readonly string[];
  /** From now on requests whose path with query `matches` get no answer, and hold their connection until the browser lets go. */
  hang(matches: (path: string) => boolean): void;
  /** From now on such requests are answered with this instead of what the portal would say. */
  answer(matches: (path: string) => boolean, reply: Reply): void;
  /** From now on everything passes; what hangs already keeps hanging. */
  mend(): void;
  /** Everything together, or what `matches`, arrives at this rate from now on. */
  slowDown(bytesPerSecond: number, matches?: (path: string) => boolean): void;
  /** Paths of the requests that hang and that the browser still waits for. */
  held(): readonly string[];
  close(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export async function startFaultyLine(portal: string): Promise<FaultyLine> {
  const asked: string[] = [];
  const held = new Map<ServerResponse, string>();
  const hose = new Hose();
  let hangs = (_path: string) => false;
  let isSlow = (_path: string) => true;
  let replies: { readonly matches: (path: string) => boolean; readonly reply: Reply }[] = [];
  const server = createServer((incoming, answer) => {
    const path = incoming.url ?? '/';
    asked.push(path);
    const said = replies.find(({ matches }) => matches(path))?.reply;
    if (said) return void answer.writeHead(said.status, { 'content-type': said.type }).end(said.body);
    if (!hangs(path)) return pass(incoming, answer, { portal, ...(isSlow(path) && { through: hose.limited() }) });
    held.set(answer, path);
    answer.once('close', () => held.delete(answer));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    hang: (matches) => (hangs = matches),
    answer: (matches, reply) => void replies.push({ matches, reply }),
    mend() {
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

/** All answers share one rate: each piece waits for its turn. */
class Hose {
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
