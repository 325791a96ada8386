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
 * Takes the only right to open a folder's database, or answers undefined when a living process
 * holds it. The lock is a listening socket, because the system closes it with its process, however
 * that ends; the file a killed process leaves behind is taken over.
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
  // Two that take over at once may both get here: whoever the address answers with in the end has
  // it. The loser does not close, because closing would remove the winner's file.
  await delay(settleMs);
  return (await ask(address)) === name ? lockOf(second) : undefined;
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

// Asked twice, because between binding and listening a new holder refuses for an instant.
async function isHeld(address: string): Promise<boolean> {
  if ((await ask(address)) !== undefined) return true;
  await delay(PROBE_AGAIN_MS);
  return (await ask(address)) !== undefined;
}

// The name the holder gives; '' when it lives but is too busy to say, undefined when nobody is
// there.
function ask(address: string): Promise<string | undefined> {
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
