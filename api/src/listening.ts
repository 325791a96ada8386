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
 * Accepts connections on the listening socket that a supervisor passes to several processes.
 * Waiting clients are accepted by another process when one ends; a process's own socket would reset
 * them.
 */
export async function joinSharedSocket(server: Server): Promise<SharedSocket> {
  // As an HTTP server makes its own connections.
  const shared = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
  await new Promise<void>((resolve, reject) => shared.once('error', reject).listen({ fd: FIRST }, resolve));
  const isOver = new Promise<void>((resolve) => shared.once('close', resolve));
  return { isOver, leave: () => void shared.close() };
}

// In a turn as short as this hardly anything can have arrived unseen.
const SHORT_MS = 0.2;
const MAX_MS = 2_000;

/**
 * Ends listening at a moment when no connection waits to be taken up: the system breaks those off,
 * and a proxy in front may not repeat what it has sent on them. One is taken up in each turn of the
 * event loop. A process that never has such a moment ends listening after two seconds.
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
