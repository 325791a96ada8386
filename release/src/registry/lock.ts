import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, type FileHandle } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from '@kadam/shared/contract/schema';
import { makeFolder } from '../readable';
import { ReleaseError, toReleaseError } from '../release-error';
import { type LockHolder, LockObserver } from './lock-observer';

const LOCK = '.registry.lock';
/** Folder with a work folder for each holder. */
const WORK_FOLDERS = '.writing';
/** Far longer than a change takes. */
const TIMEOUT_MS = 30_000;
const RETRY_MS = 50;

/**
 * Interval of heartbeats, and time without one after which the lock is taken over; in milliseconds.
 */
export interface LockTiming {
  readonly heartbeat: number;
  readonly idleTimeout: number;
}

const TIMING: LockTiming = { heartbeat: 2000, idleTimeout: 6000 };

export interface RegistryLock {
  /**
   * Absolute path of the holder's work folder. Files are written here and renamed from here. A new
   * holder renames the folder first, so that renames of the previous one fail.
   */
  readonly workFolder: string;
}

const holderFile = z.object({ token: z.string(), process: z.number(), machine: z.string(), since: z.string() });

/**
 * Runs `work` with an exclusive lock on the bundles folder, across processes and containers. Takes
 * the lock over from a dead holder.
 * @throws ReleaseError if the lock is busy for 30 seconds, or was taken over meanwhile
 */
export async function withRegistryLock<T>(
  bundlesFolder: string,
  work: (lock: RegistryLock) => Promise<T>,
  timing = TIMING,
): Promise<T> {
  await makeFolder(bundlesFolder);
  const file = join(bundlesFolder, LOCK);
  const token = randomUUID();
  const held = await acquire(file, token, timing).catch((error: unknown) => {
    throw toReleaseError(error, bundlesFolder);
  });
  // The open file belongs to this holder even after a takeover.
  const heartbeat = setInterval(
    () => void held.utimes(new Date(), new Date()).catch(() => undefined),
    timing.heartbeat,
  );
  const workFolder = join(bundlesFolder, WORK_FOLDERS, token);
  let isReady = false;
  try {
    await revokeOthers(bundlesFolder, workFolder);
    isReady = true;
    return await work({ workFolder });
  } catch (error) {
    throw isReady && !existsSync(workFolder) ? lockLostError() : toReleaseError(error, bundlesFolder);
  } finally {
    clearInterval(heartbeat);
    await rm(workFolder, { recursive: true, force: true });
    await removeLock(file, token, timing);
    await held.close();
  }
}

// Creates its own folder before it removes others: of two concurrent holders at most one keeps its
// folder.
async function revokeOthers(bundlesFolder: string, workFolder: string): Promise<void> {
  await mkdir(workFolder, { recursive: true });
  const folder = join(bundlesFolder, WORK_FOLDERS);
  const others = (await readdir(folder)).map((name) => join(folder, name)).filter((other) => other !== workFolder);
  for (const other of others) {
    const stopped = `${other}.stopped`;
    await rename(other, stopped).catch(() => undefined);
    await rm(stopped, { recursive: true, force: true });
  }
}

async function acquire(file: string, token: string, timing: LockTiming): Promise<FileHandle> {
  const deadline = performance.now() + TIMEOUT_MS;
  const observer = new LockObserver(file, timing.idleTimeout);
  for (;;) {
    const held = await acquireOnce(file, token);
    if (held) return held;
    const holder = await readHolder(file);
    if (await observer.isDead(holder)) await removeLock(file, holder?.token, timing);
    else if (performance.now() > deadline) throw lockBusyError(file, holder);
    else await wait(RETRY_MS);
  }
}

async function acquireOnce(file: string, token: string): Promise<FileHandle | null> {
  const holder: LockHolder = { token, process: process.pid, machine: hostname(), since: new Date().toISOString() };
  const held = await create(file);
  try {
    await held?.writeFile(JSON.stringify(holder));
    return held;
  } catch (error) {
    await held?.close();
    await rm(file, { force: true });
    throw error;
  }
}

async function create(file: string): Promise<FileHandle | null> {
  try {
    return await open(file, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
    throw error;
  }
}

async function readHolder(file: string): Promise<LockHolder | undefined> {
  try {
    return holderFile.safeParse(JSON.parse(await readFile(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

// Guards against two processes that both remove the lock of the same dead holder.
async function removeLock(file: string, token: string | undefined, { idleTimeout }: LockTiming): Promise<void> {
  const guard = `${file}.removing`;
  const observer = new LockObserver(guard, idleTimeout);
  for (let held = await create(guard); ; held = await create(guard)) {
    await held?.close();
    if (held) break;
    if (await observer.isDead(undefined)) await rm(guard, { force: true });
    else await wait(RETRY_MS);
  }
  if ((await readHolder(file))?.token === token) await rm(file, { force: true });
  await rm(guard, { force: true });
}

const lockLostError = (): ReleaseError =>
  new ReleaseError(
    null,
    'Another command took over because this one was silent for too long, and what this one had prepared was given up. Run it again.',
  );

const lockBusyError = (file: string, holder: LockHolder | undefined): ReleaseError =>
  new ReleaseError(
    null,
    `Another command has been changing the registry for ${TIMEOUT_MS / 1000} seconds (process ${holder?.process ?? '?'} on ${holder?.machine ?? '?'}, since ${holder?.since ?? '?'}). Nothing was changed. Try again when it is done; if that process hangs, end it and delete ${file}.`,
  );
