import type { Page } from '@playwright/test';
import { telemetryBody } from '@kadam/shared/contract/telemetry';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

declare global {
  interface Window {
    beacons: string[];
  }
}

/** Bodies of beacons as they go: a browser shows them to nobody afterwards. */
const watchBeacons = (page: Page) =>
  page.addInitScript(() => {
    window.beacons = [];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      void (body as Blob).text().then((text) => window.beacons.push(text));
      return send(address, body);
    };
  });

test('a visit that ends tells which versions stood, and the API takes it', async ({ page, context, complaints }) => {
  await splashSeen(context);
  await watchBeacons(page);
  const answers: number[] = [];
  page.on('response', (answer) => answer.url().endsWith('/api/telemetry') && answers.push(answer.status()));
  await page.goto('/jobs');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  const bundles = async () => {
    const bodies = await page.evaluate(() => {
      window.dispatchEvent(new Event('pagehide'));
      return window.beacons;
    });
    const items = bodies.flatMap((body) => telemetryBody.parse(JSON.parse(body)).items);
    expect(items.filter(({ kind }) => kind !== 'stood')).toEqual([]);
    return items.map(({ bundle }) => bundle).sort();
  };
  await expect.poll(bundles).toEqual(['jobs', 'marketing']);
  await expect.poll(() => [...new Set(answers)]).toEqual([202]);
  expect(complaints).toEqual([]);
});
