import { pauseApi } from '../../portal/running-portal';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

test('with an API that hangs, the page of a job stands and says so within 15 seconds, other pages work, and Retry brings the job', async ({
  page,
  context,
  portal,
}) => {
  await splashSeen(context);
  await page.goto('/jobs');
  const address = await page.locator('#main a[href^="/jobs/"]').first().getAttribute('href');
  const resume = pauseApi(portal);
  try {
    const began = Date.now();
    await page.goto(address ?? '');
    await expect(page.getByRole('banner')).toBeVisible();
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible({ timeout: 15_000 });
    expect(Date.now() - began).toBeLessThan(15_000);
    await page.locator('a[href="/about"]').first().click();
    await expect(page.locator('#main h1')).toHaveText(/about/i);
    await page.goBack();
    await expect(retry).toBeVisible({ timeout: 15_000 });
    resume();
    await retry.click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Apply Job' })).toBeVisible();
  } finally {
    resume();
  }
});
