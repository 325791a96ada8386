import type { Page } from '@playwright/test';
import { telemetryBody } from '@kadam/shared/contract/telemetry';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

declare global {
  interface Window {
    beacons: string[];
  }
}

/** Leaving a page hides it. */
const hide = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  Reflect.deleteProperty(document, 'visibilityState');
};

/** Bodies of beacons as they are sent, because browsers do not expose them later. */
const watchBeacons = (page: Page) =>
  page.addInitScript(() => {
    window.beacons = [];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      void (body as Blob).text().then((text) => window.beacons.push(text));
      return send(address, body);
    };
  });

/** Random number of the visit: below the share of measured visits, or above it. */
const draws = (page: Page, lot: number) =>
  page.addInitScript((value) => {
    Math.random = () => value;
  }, lot);

const sentItems = async (page: Page) => {
  const bodies = await page.evaluate(() => window.beacons);
  return bodies.flatMap((body) => telemetryBody.parse(JSON.parse(body)).items);
};

test('a visit reports the mounted versions when it ends, and the API accepts it', async ({
  page,
  context,
  pageErrors,
}) => {
  await splashSeen(context);
  await draws(page, 0.99);
  await watchBeacons(page);
  const statuses: number[] = [];
  page.on('response', (response) => response.url().endsWith('/api/telemetry') && statuses.push(response.status()));
  await page.goto('/jobs');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  const reports = async () => {
    await page.evaluate(hide);
    return (await sentItems(page)).map(({ kind, bundle }) => `${kind} ${bundle}`).sort();
  };
  await expect.poll(reports).toEqual(['stood host', 'stood jobs', 'stood marketing']);
  await expect.poll(() => [...new Set(statuses)]).toEqual([202]);
  expect(pageErrors).toEqual([]);
});

test('a measured visit reports load times and web vitals in one beacon, without a URL', async ({ page, context }) => {
  await splashSeen(context);
  await draws(page, 0);
  await watchBeacons(page);
  const measuring = page.waitForResponse((response) => /\/measuring\.[^/]+\.js$/.test(response.url()));
  await page.goto('/jobs?search=secret');
  await measuring;
  // Load times are sent early, the others when the page is left.
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
  await page.getByRole('combobox').or(page.getByRole('textbox')).first().click();
  await page.evaluate(hide);
  await expect.poll(async () => (await sentItems(page)).length).toBeGreaterThan(0);
  const items = await sentItems(page);
  const names = items.map((item) => ('name' in item ? item.name : 'part' in item ? item.part : item.kind));
  expect(names).toEqual(expect.arrayContaining(['stood', 'entry', 'page', 'TTFB', 'FCP', 'LCP', 'CLS']));
  const ofHost = items.filter(({ bundle }) => bundle === 'host').map(({ kind }) => kind);
  expect(new Set(ofHost)).toEqual(new Set(['stood']));
  expect(await page.evaluate(() => window.beacons.length)).toBe(1);
  expect(JSON.stringify(items)).not.toContain('secret');
});
