import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

const UNREACHABLE = 'Network Error: Unable to connect to server. Please check if the backend is running.';

test('without the API marketing pages work, the newsletter keeps the address, and the jobs load with Retry later', async ({
  page,
  context,
}) => {
  await splashSeen(context);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  for (const path of ['/', '/about', '/services', '/team']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const newsletter = page.getByRole('contentinfo').getByPlaceholder('Email address');
  await newsletter.fill('asha@example.com');
  await page.getByRole('button', { name: 'SUBSCRIBE' }).click();
  await expect(page.getByRole('contentinfo')).toContainText(UNREACHABLE);
  await expect(newsletter).toHaveValue('asha@example.com');

  await page.goto('/jobs');
  await expect(page.getByRole('main')).toContainText('Failed to load jobs');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: /^\d+ Jobs Found$/ })).toBeVisible();
});
