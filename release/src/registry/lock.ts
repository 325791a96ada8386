import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from '@kadam/shared/contract/schema';
import { Refusal } from '../refusal';

const LOCK = '.registry.lock';
/** A holder shows that it lives by touching the file; three silences in a row and it is taken for dead. */
const HEARTBEAT_MS = 2000;
const SILENCE_MS = 6000;
/** Nobody holds the lock for longer than it takes to write a few documents. */
const PATIENCE_MS = 30_000;
const RETRY_MS = 50;

const holderFile = z.object({ token: z.string(), process: z.number(), machine: z.string(), since: z.string() });
type Holder = z.infer<typeof holderFile>;

/**
 * Runs `work` while nobody else changes the registry of this bundles folder, on this machine or in another container that shares the
 * folder. Waits for its turn; takes over from a holder that was killed.
 * @throws Refusal when the turn does not come within 30 seconds
 */
export async function withRegistryLock<T>(bundlesFolder: string, work: () => Promise<T>): Promise<T> {
  await mkdir(bundlesFolder, { recursive: true });
  const file = join(bundlesFolder, LOCK);
  const token = randomUUID();
  await acquire(file, token);
  const heartbeat = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => undefined), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    await rm(file, { force: true });
  }
}

async function acquire(file: string, token: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await tryCreate(file, token))) {
    const holder = await readHolder(file);
    if (await isDead(file, holder)) await removeDead(file, holder);
    else if (Date.now() > deadline) throw busy(file, holder);
    else await wait(RETRY_MS);
  }
}

async function tryCreate(file: string, token: string): Promise<boolean> {
  const since = new Date().toISOString();
  const holder: Holder = { token, process: process.pid, machine: hostname(), since };
  try {
    await writeFile(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return holderFile.safeParse(JSON.parse(await readFile(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

async function isDead(file: string, holder: Holder | undefined): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  if (!found) return false;
  if (Date.now() - found.mtimeMs > SILENCE_MS) return true;
  return holder?.machine === hostname() && !isRunning(holder.process);
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

// Two who both saw a dead holder must not remove the lock one after the other: the second would remove the first one's own.
async function removeDead(file: string, seen: Holder | undefined): Promise<void> {
  const guard = `${file}.takeover`;
  try {
    await (await open(guard, 'wx')).close();
  } catch {
    const age = await stat(guard).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > SILENCE_MS) await rm(guard, { force: true });
    return wait(RETRY_MS);
  }
  try {
    const present = await readHolder(file);
    if (present?.token === seen?.token && (await isDead(file, present))) await rm(file, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

const busy = (file: string, holder: Holder | undefined): Refusal =>
  new Refusal(
    null,
    `Somebody else has been changing the registry for ${PATIENCE_MS / 1000} seconds (process ${holder?.process ?? '?'} on ${holder?.machine ?? '?'}, since ${holder?.since ?? '?'}). Nothing was changed. Try again when they are done; if that process hangs, end it and delete ${file}.`,
  );
