import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeOrigins } from '../../../release/src/operations/override-origins';
import { publishReleases } from '../../../release/src/operations/publish-releases';
import { loadRelease } from '../../../release/src/registry/releases';
import { createReleaseServer } from '../../../release/src/serve/release-server';
import { axeViolations } from '../../portal/axe';
import { copyBundles } from '../../portal/copy-bundles';
import { HandMadeJobs } from '../../portal/hand-made-remote';
import { startPortal } from '../../portal/running-portal';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

const RETAINED = '9.2.0-00000001';
const LIVE = '9.2.0-00000002';
const ELSEWHERE = '9.2.0-00000003';
const PREVIEW = '9.2.0-00000004';

test('an override shows a retained release, a preview or one of an allowed origin in one browser, with a badge', async ({
  browser,
}) => {
  // It starts its own portal.
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'kadam-override-'));
  const bundlesFolder = copyBundles(folder);
  const env = { KADAM_OVERRIDE_ORIGINS: 'http://127.0.0.1:*' };
  const portal = await startPortal({ script: 'start', bundlesFolder, env });
  const jobs = new HandMadeJobs(portal);
  for (const version of [RETAINED, LIVE]) await jobs.publish(version);
  await jobs.put(ELSEWHERE);
  const released = await loadRelease(bundlesFolder, { bundle: 'jobs', version: ELSEWHERE });
  const elsewhere = createReleaseServer(join(bundlesFolder, 'jobs', ELSEWHERE), released).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  const context = await browser.newContext({ baseURL: portal.origin });
  await splashSeen(context);
  const page = await context.newPage();
  const messages: string[] = [];
  const pageErrors: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/telemetry') && messages.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && pageErrors.push(message.text()));
  const heading = page.getByRole('heading', { level: 1 });
  const badge = page.getByRole('complementary', { name: 'Override' });

  try {
    await page.goto(`/jobs?kadam-override=jobs@${RETAINED}`);
    await expect(badge).toContainText('This browser does not allow that, so you see what all visitors see.');
    await expect(heading).toHaveText(`Jobs ${LIVE}`);
    expect(await axeViolations(page)).toEqual([]);
    // As docs/federation.md says for developers.
    await page.evaluate(() => {
      localStorage.setItem('kadam.overridesAllowed', JSON.stringify({ until: Date.now() + 864e5, value: true }));
    });
    await page.goto(`/jobs?kadam-override=jobs@${RETAINED}`);
    await expect(heading).toHaveText(`Jobs ${RETAINED}`);
    await expect(badge).toContainText(`Only this browser shows release ${RETAINED} of 'jobs', until`);
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    // The label of its button never wraps.
    const button = await badge.getByRole('button', { name: 'End' }).boundingBox();
    expect(button?.height).toBeLessThan(45);
    await page.goto('/about');
    await expect(badge).toBeVisible();
    const other = await browser.newPage({ baseURL: portal.origin });
    await other.goto('/jobs');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(`Jobs ${LIVE}`);
    await other.close();
    await badge.getByRole('button', { name: 'End' }).click();
    await expect(badge).toHaveCount(0);
    await page.goto('/jobs');
    await expect(heading).toHaveText(`Jobs ${LIVE}`);

    await jobs.put(PREVIEW);
    const until = new Date(Date.now() + 864e5).toISOString();
    const preview = { bundle: 'jobs', version: PREVIEW, isBuilt: true };
    await publishReleases(bundlesFolder, [preview], { why: 'test', preview: { name: 'my-work', until } });
    await page.goto('/jobs?kadam-override=jobs@my-work');
    await expect(heading).toHaveText(`Jobs ${PREVIEW}`);
    await expect(badge).toContainText(`Only this browser shows the preview 'my-work', release ${PREVIEW} of 'jobs'`);

    await page.goto(`/jobs?kadam-override=jobs@${origin}`);
    await expect(badge).toContainText(`This site shows nothing from ${origin}.`);
    await expect(heading).toHaveText(`Jobs ${LIVE}`);
    await changeOrigins(bundlesFolder, origin, { isAllowed: true });
    await page.goto(`/jobs?kadam-override=jobs@${origin}`);
    await expect(heading).toHaveText(`Jobs ${ELSEWHERE}`);
    await expect(badge).toContainText(`from ${origin}`);
    expect(pageErrors).toEqual([]);

    writeFileSync(join(bundlesFolder, 'jobs', ELSEWHERE, 'entry.js'), 'document.title = "tampered";');
    await page.goto('/jobs');
    await expect(page.getByRole('main')).toContainText('This part of the site is unavailable right now');
    await expect(badge).toContainText(`from ${origin}`);
    expect(await page.title()).not.toBe('tampered');
    // Leaving a page sends its telemetry.
    await page.close();
    expect(messages).toEqual([]);
  } finally {
    elsewhere.close();
    await context.close();
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
