import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { folderKey } from './socket-folder';

export interface FolderLock {
  release(): Promise<void>;
}

const PROBE_AGAIN_MS = 50;
const SETTLE_MS = 150;

/**
 * Takes the exclusive lock on a folder's database. The lock is a listening socket, because the
 * system closes it when its process ends; the socket file of a killed process is taken over.
 * @returns undefined if a running process has the lock
 */
export async function lockFolder(sockets: string, settleMs = SETTLE_MS): Promise<FolderLock | undefined> {
  const address = process.platform === 'win32' ? `\\\\.\\pipe\\kadam-${folderKey(sockets)}` : join(sockets, 'lock');
  const name = randomUUID();
  const first = await listen(address, name);
  if (first) return lockOf(first);
  if (await isHeld(address)) return undefined;

  await rm(address, { force: true });
  const second = await listen(address, name);
  if (!second) return undefined;
  // Two processes that take over at the same time may both get here: the one that the address
  // responds with has the lock. The other does not close its server, because closing would remove
  // the file.
  await delay(settleMs);
  return (await ownerName(address)) === name ? lockOf(second) : undefined;
}

const lockOf = (server: Server): FolderLock => ({
  release: () => new Promise((resolve) => server.close(() => resolve())),
});

function listen(address: string, name: string): Promise<Server | undefined> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(name);
  }).unref();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

// Two attempts: between bind and listen, a new owner rejects connections for an instant.
async function isHeld(address: string): Promise<boolean> {
  if ((await ownerName(address)) !== undefined) return true;
  await delay(PROBE_AGAIN_MS);
  return (await ownerName(address)) !== undefined;
}

/** The name of the lock's owner; '' if it is too busy to respond, undefined if there is none. */
function ownerName(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let name: string | undefined;
    const socket = connect(address);
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once('connect', () => (name = ''));
    socket.on('data', (chunk) => (name += chunk.toString()));
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(name));
  });
}
