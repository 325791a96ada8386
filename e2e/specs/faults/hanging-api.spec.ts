import { expect, test } from '../../portal/faulty-line-test';

test('with an API that hangs, the page of a job stands, says so within 12 seconds, and Retry brings the job', async ({
  page,
  line,
}) => {
  await page.goto('/jobs');
  const job = page.locator('#main a[href^="/jobs/"]').first();
  const address = (await job.getAttribute('href')) ?? '';
  line.hang((path) => path.startsWith('/api/'));
  await page.goto(address);
  await expect(page.getByRole('banner')).toBeVisible();
  const retry = page.getByRole('main').getByRole('button', { name: /Retry|Try again/ });
  await expect(retry).toBeVisible({ timeout: 12_000 });
  await expect(page.getByRole('main')).toContainText(/\w+ \w+ \w+/);
  await page.locator('a[href="/about"]').first().click();
  await expect(page.locator('#main h1')).toHaveText(/about/i);
  await page.goBack();
  await expect(retry).toBeVisible({ timeout: 12_000 });
  line.mend();
  await retry.click();
  await expect(page.getByRole('main').getByRole('button', { name: /Apply/ }).first()).toBeVisible();
});
