import { existsSync } from 'node:fs';
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createBundlesFolder } from '../testing/hand-made-release';
import { withRegistryLock } from './lock';

const folder = createBundlesFolder();
afterAll(async () => (await folder).remove());

async function leaveLock(holder: { process: number; machine: string }, ageInSeconds = 0): Promise<string> {
  const { bundlesFolder } = await folder;
  await mkdir(bundlesFolder, { recursive: true });
  const lock = join(bundlesFolder, '.registry.lock');
  await writeFile(lock, JSON.stringify({ token: 't', since: '2026-01-01T00:00:00.000Z', ...holder }));
  const touched = Date.now() / 1000 - ageInSeconds;
  await utimes(lock, touched, touched);
  return bundlesFolder;
}

/** A process id that is certainly free: Linux gives out none above this. */
const NOBODY = 2 ** 22 + 1;

describe('the registry lock', () => {
  it('lets one through at a time, and everybody in the end', async () => {
    const { bundlesFolder } = await folder;
    let inside = 0;
    const most: number[] = [];
    const work = () =>
      withRegistryLock(bundlesFolder, async () => {
        inside += 1;
        most.push(inside);
        await wait(5);
        inside -= 1;
      });
    await Promise.all(Array.from({ length: 12 }, work));
    expect(most).toEqual(Array.from({ length: 12 }, () => 1));
  });

  it('is given back when the work fails', async () => {
    const { bundlesFolder } = await folder;
    const failing = withRegistryLock(bundlesFolder, () => Promise.reject(new Error('the work failed')));
    await expect(failing).rejects.toThrow('the work failed');
    expect(existsSync(join(bundlesFolder, '.registry.lock'))).toBe(false);
  });

  it('is taken over at once from a killed process of this machine, by one of many', async () => {
    const start = Date.now();
    for (let round = 0; round < 20; round += 1) {
      const bundlesFolder = await leaveLock({ process: NOBODY, machine: hostname() });
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

  it('is taken over from a container that has been silent', async () => {
    const bundlesFolder = await leaveLock({ process: process.pid, machine: 'another-container' }, 10);
    await expect(withRegistryLock(bundlesFolder, () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('is not taken over from somebody who lives', async () => {
    const bundlesFolder = await leaveLock({ process: process.pid, machine: hostname() });
    let isDone = false;
    const waiting = withRegistryLock(bundlesFolder, async () => (isDone = true));
    await wait(200);
    expect(isDone).toBe(false);
    expect(await readFile(join(bundlesFolder, '.registry.lock'), 'utf8')).toContain('"t"');
    await leaveLock({ process: NOBODY, machine: hostname() });
    await expect(waiting).resolves.toBe(true);
  });
});
