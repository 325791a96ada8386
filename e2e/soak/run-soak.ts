import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../portal/chromium';
import { startPortal } from '../portal/running-portal';
import { browse, type Browsed } from './browsing';
import { call, type Called } from './calling';
import { footprint, type Footprint } from './footprint';

/** Options of a soak test. `bundlesFolder` is copied; `pauseMs` is the time between changes. */
export interface Soak {
  readonly releases: number;
  readonly pauseMs: number;
  readonly bundlesFolder: string;
  readonly executablePath: string;
  readonly onProgress: (sentence: string) => void;
}

/** Results. `footprints` has one entry per ten changes, the first before all of them. */
export interface Soaked {
  readonly minutes: number;
  readonly changes: readonly string[];
  readonly browsed: Browsed;
  readonly called: Called;
  readonly footprints: readonly Footprint[];
}

const MEASURE_EVERY = 10;

/**
 * Publishes, rolls back and tries canaries while visitors browse and call a portal with nginx and
 * PostgreSQL.
 */
export async function runSoak({
  releases,
  pauseMs,
  bundlesFolder: built,
  executablePath,
  onProgress,
}: Soak): Promise<Soaked> {
  const folder = mkdtempSync(join(tmpdir(), 'kadam-soak-'));
  const bundlesFolder = join(folder, 'bundles');
  cpSync(built, bundlesFolder, { recursive: true, verbatimSymlinks: true });
  cpSync(join(dirname(built), 'keys'), join(folder, 'keys'), { recursive: true });
  const portal = await startPortal({ script: 'rehearse', bundlesFolder });
  const releaser = fork(join(__dirname, 'releaser.ts'), [bundlesFolder, join(folder, 'sources')], {
    execArgv: ['--require', 'tsx/cjs'],
  });
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  const began = Date.now();
  const changes: string[] = [];
  const measure = () => footprint(portal.process.pid ?? 0, bundlesFolder);
  const footprints = [measure()];
  let isOver = false;
  const until = { aborted: () => isOver };
  try {
    await once(releaser, 'message');
    const visitors = Promise.all([browse(browser, portal.origin, until), call(portal.origin, until)]);
    for (let index = 0; index < releases; index += 1) {
      const done = once(releaser, 'message') as Promise<[{ change: string }]>;
      releaser.send(index);
      const [{ change }] = await done;
      changes.push(change);
      if (changes.length % MEASURE_EVERY === 0) footprints.push(measure());
      if (changes.length % MEASURE_EVERY === 0)
        onProgress(`${changes.length} of ${releases} changes, the last: ${change}`);
      await wait(pauseMs);
    }
    isOver = true;
    const [browsed, called] = await visitors;
    return { minutes: (Date.now() - began) / 60_000, changes, browsed, called, footprints };
  } finally {
    isOver = true;
    releaser.kill();
    await browser.close();
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
