import type { Server } from 'node:http';
import { createServer } from 'node:net';

// SD_LISTEN_FDS_START of sd_listen_fds(3): the first file a supervisor passes.
const FIRST = 3;

/** A shared socket that `server` accepts connections on, in addition to its port. */
export interface SharedSocket {
  /**
   * Takes no further connection; those that wait at the socket are left to the processes that share
   * it.
   */
  leave(): void;
  /** Comes true when the last connection that was taken there is closed. */
  readonly isOver: Promise<void>;
}

/**
 * Accepts connections on the listening socket that a supervisor passes to several processes.
 * Clients that wait there while one process ends are accepted by another; a socket owned by the
 * process would reset them when it is closed.
 */
export async function joinSharedSocket(server: Server): Promise<SharedSocket> {
  // As an HTTP server makes its own connections.
  const shared = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
  await new Promise<void>((resolve, reject) => shared.once('error', reject).listen({ fd: FIRST }, resolve));
  const isOver = new Promise<void>((resolve) => shared.once('close', resolve));
  return { isOver, leave: () => void shared.close() };
}
