// The embedded database, in a thread of its own: in the main thread its work would stop every timer
// and every response.
import { writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const { folder, socketPath, finishedFile } = workerData;
const db = await PGlite.create({ dataDir: folder });
await writeFile(finishedFile, '');
// One client at a time is the rule; the second place is for a connection that replaces a broken
// one.
const server = new PGLiteSocketServer({
  db,
  maxConnections: 2,
  ...(socketPath ? { path: socketPath } : { host: '127.0.0.1', port: 0 }),
});
await server.start();

parentPort.once('message', async () => {
  await server.stop();
  await db.close();
  process.exit(0);
});
parentPort.postMessage({ port: Number(server.getServerConn().split(':').at(-1)) });
