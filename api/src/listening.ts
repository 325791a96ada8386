import type { Server } from 'node:http';
import { createServer } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

// SD_LISTEN_FDS_START of sd_listen_fds(3): the first file a supervisor passes.
const FIRST = 3;

/** A shared socket that `server` accepts connections on, in addition to its port. */
interface SharedSocket {
  /** Accepts no further connection; waiting ones are left to the other processes. */
  leave(): void;
  /** Resolves when the last of its connections is closed. */
  readonly isOver: Promise<void>;
}

/**
 * Accepts connections on the listening socket that a supervisor passes to several processes. When
 * one process ends, waiting clients are accepted by another; with a socket of its own they would be
 * reset.
 */
export async function joinSharedSocket(server: Server): Promise<SharedSocket> {
  // Connections get the same options as those of an HTTP server.
  const shared = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
  await new Promise<void>((resolve, reject) => shared.once('error', reject).listen({ fd: FIRST }, resolve));
  const isOver = new Promise<void>((resolve) => shared.once('close', resolve));
  return { isOver, leave: () => void shared.close() };
}

// A turn this short leaves hardly any time for a connection to arrive unnoticed.
const SHORT_MS = 0.2;
const MAX_MS = 2_000;

/**
 * Stops listening at a moment when no connection waits to be accepted: the system resets waiting
 * ones, and a proxy may not repeat what it has sent on them. One connection is accepted in each
 * turn of the event loop. A process that never has such a moment stops listening after two seconds.
 */
export async function stopListening(server: Server): Promise<void> {
  let taken = 0;
  const count = () => (taken += 1);
  server.on('connection', count);
  const began = performance.now();
  for (let isQuiet = false; !isQuiet;) {
    const [before, from] = [taken, performance.now()];
    await turn();
    const now = performance.now();
    isQuiet = (taken === before && now - from < SHORT_MS) || now - began > MAX_MS;
  }
  server.off('connection', count);
  server.close();
}
