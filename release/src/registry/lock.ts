import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, type FileHandle } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from '@kadam/shared/contract/schema';
import { makeFolder } from '../readable';
import { ReleaseError, toReleaseError } from '../release-error';
import { LockObserver } from './lock-observer';

const LOCK = '.registry.lock';
/** A folder for each holder, from which it renames everything that it makes live. */
const WORK_FOLDERS = '.writing';
/** Nobody holds the lock for longer than it takes to write a few documents. */
const PATIENCE_MS = 30_000;
const RETRY_MS = 50;

/** How often a holder shows that it lives, and after how long a silence another takes over; in milliseconds. */
export interface LockTiming {
  readonly heartbeat: number;
  readonly silence: number;
}

const TIMING: LockTiming = { heartbeat: 2000, silence: 6000 };

/** The turn to change what is live. */
export interface RegistryLock {
  /**
   * Absolute path of a folder that only this holder writes into. Whatever goes live is written here first and renamed from here. Who takes
   * over renames this folder away before reading the registry, so a holder that was silent for too long can change nothing any more:
   * its next rename finds no file.
   */
  readonly workFolder: string;
}

const holderFile = z.object({ token: z.string(), process: z.number(), machine: z.string(), since: z.string() });
/** Content of the lock. */
export type LockHolder = z.infer<typeof holderFile>;

/**
 * Runs `work` while nobody else changes the registry of this bundles folder, on this machine or in another container that shares the
 * folder. Waits for its turn; takes over from a holder that was killed or is silent.
 * @throws ReleaseError when the turn does not come within 30 seconds, or when another took over meanwhile
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
  // The open file is this holder's own, whoever has taken its name since.
  const heartbeat = setInterval(
    () => void held.utimes(new Date(), new Date()).catch(() => undefined),
    timing.heartbeat,
  );
  const workFolder = join(bundlesFolder, WORK_FOLDERS, token);
  let isReady = false;
  try {
    await stopOthers(bundlesFolder, workFolder);
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

// Each makes its own folder before it removes the others': of two who both believe to hold the lock, at most one keeps its folder.
async function stopOthers(bundlesFolder: string, workFolder: string): Promise<void> {
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
  const deadline = performance.now() + PATIENCE_MS;
  const observer = new LockObserver(file, timing.silence);
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

// Two who both saw a dead holder must not remove its lock one after the other: the second would remove the first one's own.
async function removeLock(file: string, token: string | undefined, { silence }: LockTiming): Promise<void> {
  const guard = `${file}.removing`;
  const observer = new LockObserver(guard, silence);
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
    `Somebody else has been changing the registry for ${PATIENCE_MS / 1000} seconds (process ${holder?.process ?? '?'} on ${holder?.machine ?? '?'}, since ${holder?.since ?? '?'}). Nothing was changed. Try again when they are done; if that process hangs, end it and delete ${file}.`,
  );
