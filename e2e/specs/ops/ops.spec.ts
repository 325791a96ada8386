import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';

import { axeViolations } from '../../portal/axe';
import type { NewMember } from '../../portal/member';
import { heading, setUpApp } from '../../portal/office';
import { root } from '../../portal/running-portal';
import { splashSeen } from '../../portal/splash';
import { test } from './operated-portal';

const SOUND = '1.0.0-aaaa0001';
const BROKEN = '1.0.1-aaaa0003';
const card = (page: Page, bundle: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: bundle, exact: true }) });

/** A timed visitor who opens a page of remote-jobs and leaves. */
async function visit(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext({ baseURL: origin });
  await splashSeen(context);
  const page = await context.newPage();
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1, name: /^Jobs 1/ })).toBeVisible();
  const reported = page.waitForResponse((response) => response.url().endsWith('/api/telemetry'));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  expect((await reported).status()).toBe(202);
  await context.close();
}

async function pageOf(browser: Browser, origin: string, who: NewMember): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  await splashSeen(context);
  const page = await context.newPage();
  const login = await context.request.post('/api/auth/login', { data: { email: who.email, password: who.password } });
  const { token, user } = (await login.json()) as { token: string; user: { id: string } };
  await page.addInitScript(
    ([authToken, userId]) => {
      localStorage.setItem('authToken', authToken ?? '');
      localStorage.setItem('userId', userId ?? '');
    },
    [token, user.id],
  );
  return page;
}

test('operators see a broken release, who published it and its failures, at the old address too; others see Not Found', async ({
  browser,
  operated: { portal, jobs, operator, member },
}) => {
  test.setTimeout(120_000);
  const { origin, bundlesFolder } = portal;
  const other = await pageOf(browser, origin, member);
  await other.goto('/ops');
  await expect(heading(other, 'Page not found')).toBeVisible();
  expect(new URL(other.url()).pathname).toBe('/office/operations');
  await other.context().close();

  await jobs.publish(SOUND);
  await visit(browser, origin);
  await jobs.publish(BROKEN, 'throws on mount');
  await visit(browser, origin);
  execFileSync(process.execPath, [join(root, 'release/bin/release.mjs'), 'verify', '--record', '--site', origin], {
    env: { ...process.env, KADAM_BUNDLES: bundlesFolder },
  });

  const page = await pageOf(browser, origin, operator);
  const report = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://tracker.example/pixel' } };
  await page.request.post('/api/policy-reports', {
    headers: { 'content-type': 'application/csp-report' },
    data: JSON.stringify(report),
  });
  await page.goto('/office');
  await setUpApp(page, operator);
  await page.goto('/ops?hours=168');
  await expect(heading(page, 'Operations')).toBeVisible();
  await expect(page).toHaveURL('/office/operations?hours=168');
  await expect(page).toHaveTitle('Operations | Kadam');
  await expect(card(page, 'jobs')).toContainText(BROKEN);
  // The API writes the counts every five seconds, and the page refetches them every minute.
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(card(page, 'jobs')).toContainText('failed in 1 of 1 browser (100%)', { timeout: 1_000 });
  }).toPass();
  await expect(card(page, 'jobs')).toContainText(`Previous version${SOUND}`);
  await expect(page.getByText('The running site sent what was published')).toBeVisible();
  await page.getByLabel('Bundle').selectOption('jobs');
  for (const line of [`${BROKEN}: at most 100%.`, `${SOUND}: at most 0%.`])
    await expect(page.getByRole('img', { name: new RegExp(`^Failures of jobs.*${line}`) })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`^${BROKEN} 1 1 \\(100%\\)`) })).toBeVisible();
  await expect(page.getByRole('row', { name: /img-src https:\/\/tracker\.example 1/ })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `jobs ${BROKEN} was released` })).toBeVisible();
  for (const [width, height] of [[1366, 768] as const, [360, 800] as const]) {
    await page.setViewportSize({ width, height });
    await page.getByText('Table: Failures of jobs').first().click();
    expect(await axeViolations(page), `at ${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (process.env.KADAM_SHOTS)
      await page.screenshot({ path: `${process.env.KADAM_SHOTS}/ops-${width}.png`, fullPage: true });
  }

  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('alert')).toContainText('These figures are old');
  await expect(card(page, 'jobs')).toContainText(BROKEN);
  await page.context().close();
});
