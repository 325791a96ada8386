import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@kadam/shared/remote';
import { checkMounting } from '../../../release/src/mount/mount-check';
import type { VisitLimits } from '../../../release/src/mount/visit-end';
import { openWindow, visitPage } from '../../../release/src/mount/visit-page';
import { knownReleases, loadLive } from '../../../release/src/registry/live-releases';
import { loadRegistry } from '../../../release/src/registry/registry-file';
import { loadRelease } from '../../../release/src/registry/releases';
import { putRelease } from '../../../release/src/testing/hand-made-release';
import { chromiumPath } from '../../portal/chromium';
import { handMadeEntry, VIOLATIONS, type Behavior } from '../../portal/hand-made-remote';
import { expect, test } from '../../portal/hand-made-test';
import { NIGHTLY } from '../../portal/test';

const VERSION = '9.9.9-aaaa0009';
/** What the check says of a page, by what the page does. */
const PROBLEMS: Partial<Record<Behavior, readonly string[]>> = {
  'throws on a phone': [`does not mount without an error: Error: thrown by ${VERSION}`],
  'throws at import': ['Error: thrown at import (cause on a second line)'],
  'throws after five seconds': [`does not mount without an error: Error: thrown by ${VERSION}`],
  'has a timer that throws': ['thrown by a timer'],
  'has no heading': ['shows no heading of its own (h1)'],
  'violates the content security policy': [
    "violates the site's content security policy: ",
    ...Object.keys(VIOLATIONS).map((directive) => ` ${directive} (`),
  ],
};

/** Enough to find that a page blocks the browser. */
const BLOCKED = { seconds: 60, processorSeconds: 3 };
/** On a machine that gives the browser nothing. */
const BUSY = { seconds: 0, processorSeconds: 60 };

test(
  'the mount check rejects pages that hang or are inaccessible, and retries a lost browser',
  NIGHTLY,
  async ({ portal: { bundlesFolder }, jobs }) => {
    // Releases with problems are mounted twice.
    test.setTimeout(300_000);
    const live = knownReleases(await loadLive(bundlesFolder, await loadRegistry(bundlesFolder)));
    const progress: string[] = [];
    const check = async (release: Release, limits?: VisitLimits) => {
      const candidates = [{ ...release, pages: release.pages.slice(0, 1) }];
      const { rejected, isSkipped } = await checkMounting({
        bundlesFolder,
        live,
        candidates,
        onProgress: (line) => void progress.push(line),
        ...(limits && { limits: { together: limits, alone: limits } }),
      });
      if (isSkipped) return 'skipped';
      return rejected.map(({ status, message }) => `${status}: ${message}`).join();
    };
    const released = () => loadRelease(bundlesFolder, { bundle: 'jobs', version: VERSION });
    await jobs.put(VERSION, 'has a button without a name');
    expect(await check(await released())).toMatch(
      /^rejected: .* has a barrier that the live one has not: Buttons must have discernible text \(button-name\)/,
    );
    await jobs.put(VERSION, 'keeps the browser busy');
    expect(await check(await released(), BLOCKED)).toMatch(
      /^rejected: .* At 360 px its page '\/jobs' blocks the browser/,
    );
    expect(await check(await released(), BUSY)).toMatch(
      /^undecided: 'jobs' was not released\. .* s of the processor: this machine is too busy to judge it\./,
    );
    expect(progress).toEqual([]);
    await jobs.put(VERSION);
    expect(await check(await released())).toBe('');
    expect(progress.splice(0).at(-1)).toContain('1 pages mounted at 360 and 1366 px');
    expect(await check(await released())).toBe('');
    expect(progress).toEqual([]);

    await jobs.put('9.9.9-aaaa0010');
    const another = await loadRelease(bundlesFolder, { bundle: 'jobs', version: '9.9.9-aaaa0010' });
    const folder = mkdtempSync(join(tmpdir(), 'kadam-dying-'));
    try {
      process.env.KADAM_CHROMIUM = '/bin/false';
      expect(await check(another)).toContain(
        "undecided: 'jobs' was not released, because its pages could not be mounted: ",
      );
      process.env.KADAM_CHROMIUM = 'none';
      expect(await check(another)).toBe('skipped');
      process.env.KADAM_CHROMIUM = diesOnce(folder);
      expect(await check(another)).toBe('');
      expect(existsSync(`${process.env.KADAM_CHROMIUM}.died`)).toBe(true);
      expect(progress.slice(0, 1)).toEqual([
        'pages were not mounted: there is no Chromium here (KADAM_CHROMIUM names one)',
      ]);
      expect(progress.slice(1)).toEqual([expect.stringContaining('1 pages mounted')]);
    } finally {
      delete process.env.KADAM_CHROMIUM;
      rmSync(folder, { recursive: true });
    }
  },
);

test('the mount check rejects pages that throw or violate the content security policy, and says how', async ({
  portal: { bundlesFolder },
}) => {
  // Each release is mounted at two widths, and again alone.
  test.setTimeout(300_000);
  const live = knownReleases(await loadLive(bundlesFolder, await loadRegistry(bundlesFolder)));
  const expected = Object.entries(PROBLEMS).map(([behavior, problems], index) => ({
    bundle: `problem${index}`,
    behavior: behavior as Behavior,
    problems,
  }));
  const candidates: Release[] = [];
  for (const { bundle, behavior } of expected) {
    const entry = handMadeEntry(bundle, VERSION, behavior);
    await putRelease(bundlesFolder, [bundle, VERSION], { paths: [`/${bundle}`], files: { 'entry.js': entry } });
    candidates.push(await loadRelease(bundlesFolder, { bundle, version: VERSION }));
  }
  const { rejected } = await checkMounting({ bundlesFolder, live, candidates });
  for (const { bundle } of expected) rmSync(join(bundlesFolder, bundle), { recursive: true });
  expect(rejected.map(({ status, bundle }) => `${status} ${bundle}`)).toEqual(
    expected.map(({ bundle }) => `rejected ${bundle}`),
  );
  for (const { bundle, behavior, problems } of expected) {
    const message = rejected.find((one) => one.bundle === bundle)?.message;
    for (const part of [`At 360 px its page '/${bundle}' `, ...problems]) expect(message, behavior).toContain(part);
    expect(message, 'without the stack').not.toMatch(/\.js:\d/);
  }
});

test('the mount check accepts text edited in place that is lower than a button has to be', async ({
  portal: { bundlesFolder },
  jobs,
}) => {
  const live = knownReleases(await loadLive(bundlesFolder, await loadRegistry(bundlesFolder)));
  await jobs.put('9.9.9-aaaa0012', 'edits text in place');
  const release = await loadRelease(bundlesFolder, { bundle: 'jobs', version: '9.9.9-aaaa0012' });
  const candidates = [{ ...release, pages: release.pages.slice(0, 1) }];
  expect(await checkMounting({ bundlesFolder, live, candidates })).toEqual({ rejected: [], isSkipped: false });
});

test('a part that loads when it is visible is waited for, and its time limit does not pass', async ({ browser }) => {
  const server = createServer(({ url }, response) => {
    if (url === '/part.js') setTimeout(() => response.end(''), 400);
    else response.setHeader('content-type', 'text/html').end(LOADS_WHEN_VISIBLE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const window = await openWindow(browser, 360);
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  try {
    for (let visit = 0; visit < 3; visit += 1) {
      const { problem } = await visitPage(window, address, { seeksBarriers: false });
      expect(problem).toBe('does not mount without an error: the part has loaded');
    }
  } finally {
    await window.close();
    server.close();
  }
});

/**
 * Its part loads as the chunks of webpack do, with a time limit of two minutes. The browser draws
 * frames only at the start, so the part is visible when the check draws one.
 */
const LOADS_WHEN_VISIBLE = `<!doctype html><title>Page</title><main id="main"><h1>Page</h1></main><script>
  const observer = new IntersectionObserver(() => {
    observer.disconnect();
    const script = document.createElement('script');
    const limit = setTimeout(() => console.error('the time limit has passed'), 120_000);
    script.onload = () => {
      clearTimeout(limit);
      throw new Error('the part has loaded');
    };
    script.src = '/part.js';
    document.head.append(script);
  });
  setTimeout(() => observer.observe(document.querySelector('h1')), 20_000);
</script>`;

/** A browser that ends within a second on its first start. */
function diesOnce(folder: string): string {
  const file = join(folder, 'chromium');
  const start = `"${chromiumPath()}" "$@"`;
  const script = `#!/bin/sh\nmkdir "$0.died" 2>/dev/null && exec timeout -s KILL 1 ${start}\nexec ${start}\n`;
  writeFileSync(file, script, { mode: 0o755 });
  return file;
}
