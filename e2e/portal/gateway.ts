import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * What happens to a resume check: it reaches the portal, gets no response, loses its connection, or
 * gets a 503.
 */
type Fate = 'passes' | 'waits' | 'is cut' | 'finds the queue full';

/**
 * A proxy in front of the portal like nginx, to cause failures in browsers whose calls a test
 * cannot intercept.
 */
export interface Gateway {
  readonly origin: string;
  /** Applies to the next resume checks. */
  check(fate: Fate): void;
  /** Number of waiting checks that the browser has not aborted. */
  waiting(): number;
  close(): Promise<void>;
}

const CHECK = '/api/resume/ats-score';
const FULL = 'Many resumes are being checked at this moment. Please try again shortly.';

export async function startGateway(portal: string): Promise<Gateway> {
  let fate: Fate = 'passes';
  const waiting = new Set<ServerResponse>();
  const server = createServer((incoming, response) => {
    if (incoming.url !== CHECK || fate === 'passes') return pass(incoming, response, { portal });
    if (fate === 'is cut') return void incoming.socket.destroy();
    incoming.resume();
    if (fate === 'finds the queue full') return void incoming.once('end', () => rejectAsFull(response));
    waiting.add(response);
    response.once('close', () => waiting.delete(response));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    check: (next) => (fate = next),
    waiting: () => waiting.size,
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
export function pass(incoming: IncomingMessage, outgoing: ServerResponse, { portal, through }: Way): void {
  const { method, headers, url = '/' } = incoming;
  const onward = send(new URL(url, portal), { method, headers }, (received) => {
    outgoing.writeHead(received.statusCode ?? 502, received.headers);
    (through ? received.pipe(through) : received).pipe(outgoing);
  });
  onward.once('error', () => outgoing.destroy());
  outgoing.once('close', () => onward.destroy());
  incoming.pipe(onward);
}

/** The API's response if its queue is full (api/src/modules/resume/parser-pool.ts). */
function rejectAsFull(outgoing: ServerResponse): void {
  outgoing.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '20' });
  outgoing.end(JSON.stringify({ success: false, message: FULL, error: FULL, code: 'UNAVAILABLE' }));
}
