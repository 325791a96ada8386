import type { Server } from 'node:http';
import { createServer } from 'node:net';

// SD_LISTEN_FDS_START of sd_listen_fds(3): the first file a supervisor passes.
const FIRST = 3;

/** A shared socket that `server` accepts connections on, in addition to its port. */
export interface SharedSocket {
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
