import { pauseApi } from '../../portal/running-portal';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

const LATE = 8_000;

test('with a hanging API a job page offers Retry and Cancel after 8 seconds, and Retry loads the job', async ({
  page,
  context,
  portal,
}) => {
  await splashSeen(context);
  await page.clock.install();
  await page.goto('/jobs');
  const address = await page.locator('#main a[href^="/jobs/"]').first().getAttribute('href');
  const resume = pauseApi(portal);
  try {
    const main = page.getByRole('main');
    const line = main.getByRole('status').filter({ hasText: 'Still loading…' });
    await page.goto(address ?? '');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(main.getByRole('status', { name: 'Loading the job' })).toBeVisible();
    await expect(line).toBeHidden();
    await page.clock.fastForward(LATE);
    await line.getByRole('button', { name: 'Cancel' }).click();
    await expect(main.getByText('Job details not available in navigation state.')).toBeVisible();
    await page.locator('a[href="/about"]').first().click();
    await expect(page.locator('#main h1')).toHaveText(/about/i);
    await page.goBack();
    await expect(main.getByRole('status', { name: 'Loading the job' })).toBeVisible();
    await page.clock.fastForward(LATE);
    await expect(line).toBeVisible();
    await line.getByRole('button', { name: 'Retry' }).click();
    await expect(line).toBeHidden();
    resume();
    await expect(main.getByRole('button', { name: 'Apply Job' })).toBeVisible();
  } finally {
    resume();
  }
});

test('a hanging login offers Cancel after 8 seconds, which keeps what was typed', async ({ page, context, portal }) => {
  await splashSeen(context);
  await page.clock.install();
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Professional Mail ID').fill('asha@example.in');
  await dialog.getByLabel('Password', { exact: true }).fill('monsoon-7');
  const resume = pauseApi(portal);
  try {
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Logging in…' })).toBeVisible();
    await page.clock.fastForward(LATE);
    await dialog.getByRole('status').getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    await expect(dialog.getByLabel('Professional Mail ID')).toHaveValue('asha@example.in');
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('monsoon-7');
  } finally {
    resume();
  }
});
