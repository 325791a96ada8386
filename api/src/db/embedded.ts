import { access, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { type Database, DatabaseStartError } from './database';
import { type FolderLock, lockFolder } from './folder-lock';
import { poolListener } from './listener';
import { poolDatabase, types } from './pool-database';
import { socketFolder } from './socket-folder';

const PORT_IN_NAME = 5432;
// Written by the worker once a new database is complete.
const FINISHED = 'kadam-finished';
// All requests share one connection: a burst waits here instead of failing, well within the 20 s of
// a handler.
const QUEUE_MS = 10_000;

type OnLost = (sentence: string) => void;

/**
 * Opens the database in `<dataFolder>/db`, and creates it if there is none. Only one process at a
 * time can open it.
 */
export async function openEmbedded(dataFolder: string, onLost?: OnLost): Promise<Database> {
  const { lock, sockets } = await lockDataFolder(dataFolder);
  try {
    return await startDatabase({ folder: join(dataFolder, 'db'), sockets, lock, onLost });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/**
 * Locks the data folder, and creates it if there is none.
 * @throws DatabaseStartError while another process uses it
 */
export async function lockDataFolder(dataFolder: string): Promise<{ lock: FolderLock; sockets: string }> {
  await mkdir(dataFolder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new DatabaseStartError(
      `The data folder ${dataFolder} cannot be used (${error.code}). Set KADAM_DATA to a folder you may write to.`,
    );
  });
  const sockets = await socketFolder(dataFolder);
  const lock = await lockFolder(sockets);
  if (!lock) {
    throw new DatabaseStartError(
      `The data folder ${dataFolder} is in use by another process. Stop that one first, or set KADAM_DATA to another folder.`,
    );
  }
  return { lock, sockets };
}

interface Start {
  folder: string;
  sockets: string;
  lock: FolderLock;
  onLost: OnLost | undefined;
}

async function startDatabase({ folder, sockets, lock, onLost }: Start): Promise<Database> {
  await setAsideUnfinished(folder);
  const socketPath = process.platform === 'win32' ? undefined : join(sockets, `.s.PGSQL.${PORT_IN_NAME}`);
  if (socketPath) await rm(socketPath, { force: true });
  // Without execArgv the thread would load the TypeScript loader again for one JavaScript file.
  const worker = new Worker(join(__dirname, 'embedded-worker.mjs'), {
    workerData: { folder, socketPath, finishedFile: join(folder, FINISHED) },
    execArgv: [],
  });
  const port = await readyPort(worker, folder);
  const pool = new pg.Pool({
    ...(socketPath ? { host: sockets, port: PORT_IN_NAME } : { host: '127.0.0.1', port }),
    user: 'postgres',
    database: 'postgres',
    types,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: QUEUE_MS,
  });
  const handleExit = () => onLost?.(`The embedded database in ${folder} ended by itself.`);
  worker.once('exit', handleExit);
  return poolDatabase(pool, {
    isShared: false,
    listener: poolListener(pool),
    onClose: async () => {
      worker.off('exit', handleExit);
      await stop(worker);
      await lock.release();
    },
  });
}

// A process that is killed while it creates a database leaves an incomplete one without data.
async function setAsideUnfinished(folder: string): Promise<void> {
  const [entries, isFinished] = await Promise.all([readdir(folder).catch(() => []), exists(join(folder, FINISHED))]);
  if (entries.length === 0 || isFinished) return;
  await rm(`${folder}.unfinished`, { recursive: true, force: true });
  await rename(folder, `${folder}.unfinished`);
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

function readyPort(worker: Worker, folder: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) =>
      reject(
        new DatabaseStartError(
          `The embedded database in ${folder} could not be opened (${why}). Restore it from a backup, or set KADAM_DATA to another folder.`,
        ),
      );
    worker.once('message', ({ port }: { port: number }) => resolve(port));
    // Stays attached: an unhandled 'error' event would end the process. Statements then fail as
    // unavailable.
    worker.on('error', (error) => fail(error.message));
    worker.once('exit', (code) => fail(`exit ${code}`));
  });
}

function stop(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    worker.postMessage('close');
  });
}
