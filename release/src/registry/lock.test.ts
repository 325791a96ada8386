import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createBundlesFolder } from '../testing/hand-made-release';
import { REPOSITORY } from '../workspace';
import { withRegistryLock } from './lock';

let bundlesFolder: string;
let remove: () => Promise<void>;
let lock: string;
beforeEach(async () => {
  ({ bundlesFolder, remove } = await createBundlesFolder());
  await mkdir(bundlesFolder);
  lock = join(bundlesFolder, '.registry.lock');
});
afterEach(() => remove());

/** Short enough to wait for, and still many heartbeats. */
const TIMING = { heartbeat: 40, idleTimeout: 400 };

async function leaveLock(holder: { process: number; machine: string }, ageInSeconds = 0): Promise<void> {
  await writeFile(lock, JSON.stringify({ token: 't', since: '2026-01-01T00:00:00.000Z', ...holder }));
  await touchLock(ageInSeconds);
}

function touchLock(ageInSeconds: number): Promise<void> {
  const time = Date.now() / 1000 - ageInSeconds;
  return utimes(lock, time, time);
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(10);
}

/** A process id that is certainly free: Linux gives out none above this. */
const UNUSED_PID = 2 ** 22 + 1;

describe('the registry lock', () => {
  it('is exclusive, and every waiting process gets it', async () => {
    let inside = 0;
    const counts: number[] = [];
    const work = () =>
      withRegistryLock(bundlesFolder, async () => {
        inside += 1;
        counts.push(inside);
        await wait(5);
        inside -= 1;
      });
    await Promise.all(Array.from({ length: 12 }, work));
    expect(counts).toEqual(Array.from({ length: 12 }, () => 1));
  });

  it('is released when the work fails', async () => {
    const failing = withRegistryLock(bundlesFolder, () => Promise.reject(new Error('the work failed')));
    await expect(failing).rejects.toThrow('the work failed');
    expect(existsSync(lock)).toBe(false);
  });

  it('is taken over at once from a killed local process, by one of many', async () => {
    const start = Date.now();
    for (let round = 0; round < 20; round += 1) {
      await leaveLock({ process: UNUSED_PID, machine: hostname() });
      let inside = 0;
      const work = () =>
        withRegistryLock(bundlesFolder, async () => {
          inside += 1;
          await wait(1);
          expect(inside).toBe(1);
          inside -= 1;
        });
      await Promise.all(Array.from({ length: 4 }, work));
    }
    expect(Date.now() - start).toBeLessThan(20_000);
  });

  it('is taken over from another machine after the idle timeout', async () => {
    await leaveLock({ process: process.pid, machine: 'another-container' });
    const taken = withRegistryLock(bundlesFolder, () => Promise.resolve('done'), TIMING);
    await expect(taken).resolves.toBe('done');
  });

  it.each([
    ['an hour behind', 3600],
    ['ten seconds behind', 10],
    ['ten seconds ahead', -10],
  ])('is not taken over from a running process, even if its clock is %s', async (_, behind) => {
    await leaveLock({ process: process.pid, machine: 'another-container' }, behind);
    let beats = 0;
    const beat = setInterval(() => void touchLock(behind - ++beats / 100), TIMING.heartbeat);
    let isDone = false;
    const waiting = withRegistryLock(bundlesFolder, async () => (isDone = true), TIMING);
    await until(() => beats * TIMING.heartbeat > 2 * TIMING.idleTimeout);
    expect(isDone).toBe(false);
    expect(await readFile(lock, 'utf8')).toContain('"t"');
    clearInterval(beat);
    await expect(waiting).resolves.toBe(true);
  });
});

describe('a suspended holder', () => {
  let holder: ChildProcess;
  afterEach(() => holder.kill('SIGKILL'));

  // Enters, says so, and replaces the registry on request.
  const script = (folder: string) => `
    const { existsSync, writeFileSync } = require('node:fs');
    const { setTimeout: wait } = require('node:timers/promises');
    const { withRegistryLock } = require('./release/src/registry/lock.ts');
    const { prepareRegistry } = require('./release/src/registry/registry-file.ts');
    withRegistryLock('${folder}', async (lock) => {
      writeFileSync('${folder}/entered', '');
      while (!existsSync('${folder}/go')) await wait(5);
      await (await prepareRegistry('${folder}', { format: 1, updatedAt: 'by the stopped one', bundles: {} }, lock))();
    }, ${JSON.stringify(TIMING)}).then(() => console.log('done'), (error) => console.log(error.message));`;

  it('changes nothing after a takeover and does not remove the new lock', async () => {
    holder = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', script(bundlesFolder)], { cwd: REPOSITORY });
    let output = '';
    holder.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await until(() => existsSync(join(bundlesFolder, 'entered')));
    holder.kill('SIGSTOP');

    let isThirdIn = false;
    let third = Promise.resolve();
    await withRegistryLock(
      bundlesFolder,
      async () => {
        const own = readFileSync(lock, 'utf8');
        await writeFile(join(bundlesFolder, 'registry.json'), 'by the second');
        await writeFile(join(bundlesFolder, 'go'), '');
        const ended = new Promise((resolve) => holder.once('exit', resolve));
        holder.kill('SIGCONT');
        await ended;
        third = withRegistryLock(bundlesFolder, async () => void (isThirdIn = true), TIMING);
        await wait(100);
        expect(isThirdIn).toBe(false);
        expect(readFileSync(lock, 'utf8')).toBe(own);
      },
      TIMING,
    );
    await third;
    expect(output).toMatch(/Another command took over because this one was silent for too long/);
    expect(readFileSync(join(bundlesFolder, 'registry.json'), 'utf8')).toBe('by the second');
  });
});
